import styled from 'styled-components';
import { Link } from '../../link/LinkProvider';
import { media, offset } from '../../theme/tokens';
import { Icon } from '../Icon/Icon';

export interface NextButtonProps {
  /** Where the following item stands. */
  href: string;
  /** Its label; shown from 1120 px, spoken at every width. */
  title: string;
}

/** The next stop on the line: leads to the following item of the section, 20 px from the corner of the window. */
export const NextButton = ({ href, title }: NextButtonProps) => (
  <Next href={href} aria-label={`Next: ${title}`}>
    <span>
      <small>Next</small>
      <em>{title}</em>
    </span>
    <Icon name="next" />
  </Next>
);

const Next = styled(Link)`
  position: fixed;
  right: ${offset.next}px;
  bottom: ${offset.next}px;
  z-index: var(--layer-next);
  display: flex;
  align-items: center;
  gap: 1rem;
  min-height: 3.5rem;
  max-width: 16rem;
  padding: 0.65rem 0.9rem 0.6rem 1.15rem;
  background: var(--color-solid);
  color: var(--color-on-solid);
  border-radius: var(--radius-1);
  text-decoration: none;
  box-shadow: var(--shadow-float);
  transition: background var(--motion-quick);

  &:hover {
    background: var(--color-solid-hover);
  }

  & small {
    display: block;
    font: 600 var(--text-small) / 1.1 var(--font-sans);
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

  ${media.belowWide} {
    min-height: 3rem;
    padding: 0.5rem 0.8rem 0.5rem 1.1rem;
    gap: 0.6rem;

    & em {
      display: none;
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
