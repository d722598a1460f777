import { styled } from 'styled-components';
import { Link } from '../../link/LinkProvider';
import { media, offset } from '../../theme/tokens';
import { Icon } from '../Icon/Icon';
import { useReadingOn } from './useReadingOn';

export interface NextButtonProps {
  /** Where the following item stands. */
  href: string;
  /** Its label; shown from 1120 px, spoken at every width. */
  title: string;
}

/**
 * A link to the following item of the section, 20 px from the corner of the window. Where
 * there is no margin beside the text it hides while the visitor scrolls down.
 */
export const NextButton = ({ href, title }: NextButtonProps) => (
  <Next href={href} data-aside={useReadingOn() || undefined}>
    <span>
      <small>
        Next<i>:</i>
      </small>{' '}
      <em>{title}</em>
    </span>
    <Icon name="next" />
  </Next>
);

const Next = styled(Link)`
  position: fixed;
  inset-inline-end: ${offset.next}px;
  bottom: ${offset.next}px;
  z-index: var(--layer-next);
  display: flex;
  align-items: center;
  gap: 1rem;
  min-height: 3.5rem;
  max-width: 16rem;
  padding-block: 0.65rem 0.6rem;
  padding-inline: 1.15rem 0.9rem;
  background: var(--color-solid);
  color: var(--color-on-solid);
  border-radius: var(--radius-1);
  text-decoration: none;
  box-shadow: var(--shadow-float);
  transition:
    background var(--motion-quick),
    transform var(--motion-short) var(--motion-out);

  /* From 1920 px there is a margin for it. */
  @media (max-width: 119.99875em) {
    &[data-aside]:not(:focus-visible) {
      transform: translateY(calc(100% + ${offset.next}px));
    }
  }

  &:hover {
    background: var(--color-solid-hover);
  }

  & small {
    display: block;
    font: 600 var(--text-small) / 1.1 var(--font-sans);
  }

  /* Spoken, so that the name says what the title is; never seen. */
  & i {
    font-size: 0;
  }

  & em {
    display: block;
    margin-top: 0.2rem;
    font: italic 430 1.0625rem/1.15 var(--font-serif);
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  & svg {
    width: 1.75rem;
    height: 1.75rem;
  }

  /* The arrow points in the reading direction. */
  &:dir(rtl) svg {
    transform: scaleX(-1);
  }

  ${media.belowWide} {
    min-height: 3rem;
    padding-block: 0.5rem;
    padding-inline: 1.1rem 0.8rem;
    gap: 0.6rem;

    & em {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    & small {
      font-size: var(--text-ui);
    }
  }

  ${media.forcedColors} {
    border: 1px solid;
  }

  @media print {
    display: none;
  }
`;
