import { styled } from 'styled-components';
import { Link, type LinkProps } from '../../link/LinkProvider';
import { media, offset } from '../../theme/tokens';
import { Icon } from '../Icon/Icon';
import { useScrollState } from './useScrollState';

export interface NextButtonProps extends Omit<LinkProps, 'children'> {
  /** Address of the next page. */
  href: string;
  /** Title of the next page. */
  title: string;
}

/**
 * Link to the next page of the section, 20 px from the corner of the window. If it would cover text, because the margin
 * of the page is too narrow, it is hidden on the first screen and while the visitor scrolls down. Below 1120 px it shows
 * the title only at the end of the page.
 */
export const NextButton = ({ title, ...rest }: NextButtonProps) => (
  <Next data-scroll={useScrollState()} {...rest}>
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
  gap: var(--space-4);
  min-height: 3rem;
  max-width: 16rem;
  padding-block: var(--space-2);
  padding-inline: var(--space-4-5) var(--space-4);
  color: var(--color-on-solid);
  border: var(--line-hair) solid var(--color-solid-edge);
  border-radius: var(--radius-1);
  background: var(--color-solid);
  box-shadow: var(--shadow-float);
  text-decoration: none;
  transition:
    transform var(--motion-short) var(--motion-out),
    background var(--motion-quick);

  /* From 2400 px on, the button fits into the margin. */
  @media (max-width: 149.99875em) and (scripting: enabled) {
    &[data-scroll='down']:not(:focus-visible) {
      /* Far enough that its shadow is outside, too. */
      transform: translateY(calc(100% + 4rem));
    }
  }

  /* Appears without a transition when it gets the keyboard focus. */
  &:focus-visible {
    transition: none;
  }

  &:hover {
    background: var(--color-solid-hover);
  }

  & > span {
    min-width: 0;
  }

  & small {
    display: block;
    font: 600 var(--text-small) / 1.1 var(--font-sans);
  }

  /* A colon for screen readers only: "Next: title". */
  & i {
    font-size: 0;
  }

  & em {
    display: block;
    margin-top: var(--space-1);
    font: italic 430 var(--text-item) / 1.15 var(--font-serif);
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  & svg {
    flex: none;
    width: 1.75rem;
    height: 1.75rem;
  }

  &:dir(rtl) svg {
    transform: scaleX(-1);
  }

  ${media.belowWide} {
    max-width: min(24rem, 100vw - ${2 * offset.next}px);

    /* The title is for screen readers only, so that the button covers less of a text. */
    &:not([data-scroll='end'], :focus-visible) em {
      font-size: 0;
    }
  }

  /* No icon in a window that is narrow or has very large letters, because the title needs the space. */
  @media (max-width: 15em) {
    padding-inline: var(--space-3);

    & svg {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`;
