import { styled } from 'styled-components';
import { Link } from '../../link/LinkProvider';
import { media } from '../../theme/tokens';

export interface StartLink {
  title: string;
  /** What is to be found there. */
  text: string;
  href: string;
  /** The stop that the line of the drawing lands on. */
  landing?: boolean;
}

export interface StartLinksProps {
  /** Four ways in, in order. */
  links: readonly StartLink[];
  /** What screen readers call them together. */
  label?: string;
}

/** Where to start: stops on one line, side by side from 768 px, one below the other on a phone. */
export const StartLinks = ({ links, label = 'Where to start' }: StartLinksProps) => (
  <Line aria-label={label}>
    {links.map((link) => (
      <Stop key={link.href} href={link.href} data-landing={link.landing || undefined}>
        <b>{link.title}</b>
        <span>{link.text}</span>
      </Stop>
    ))}
  </Line>
);

const Line = styled.nav`
  position: relative;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  column-gap: 2rem;

  ${media.mobile} {
    --x: calc((100vw - 1.25rem) * 0.009375);
    grid-template-columns: minmax(0, 1fr);
    padding-top: 0.5rem;
  }
`;

const Stop = styled(Link)`
  position: relative;
  display: block;
  padding-top: 1.5rem;
  text-decoration: none;

  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inset-inline-end: -2rem;
    top: 0;
    border-top: var(--line-line) solid var(--color-accent);
  }

  &:last-child::before {
    inset-inline-end: auto;
    width: 0.5rem;
  }

  &::after {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    top: -0.375rem;
    width: 0.75rem;
    height: 0.75rem;
    border-radius: 50%;
    background: var(--color-paper);
    border: var(--line-line) solid var(--color-accent);
    transition: background var(--motion-short);
  }

  &:hover::after,
  &[data-landing]::after {
    background: var(--color-accent);
  }

  & b {
    display: block;
    font: 500 1.375rem/1.2 var(--font-serif);
  }

  &:hover b {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;
  }

  & span {
    display: block;
    max-width: 15rem;
    margin-top: 0.35rem;
    color: var(--color-ink-2);
    text-wrap: balance;
  }

  ${media.mobile} {
    padding-block: 0 1.5rem;
    padding-inline: 1.75rem 0;

    &::before {
      inset-inline-start: calc(var(--x) - 0.75px);
      inset-inline-end: auto;
      top: -0.75rem;
      bottom: 0;
      border-top: 0;
      border-inline-start: var(--line-line) solid var(--color-accent);
    }

    &:last-child::before {
      width: auto;
      bottom: calc(100% - 0.6rem);
    }

    &::after {
      top: 0.42rem;
      inset-inline-start: calc(var(--x) - 0.375rem);
    }

    &[data-landing]:not(:hover)::after {
      background: var(--color-paper);
    }

    & span {
      max-width: none;
    }
  }
`;
