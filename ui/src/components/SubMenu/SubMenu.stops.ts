import { styled } from 'styled-components';
import { media } from '../../theme/tokens';

export const Stops = styled.ul`
  padding: 0 0 0.9rem;

  & li:first-child > a::before {
    top: 0.85rem;
  }

  & li:last-child > a::before {
    bottom: calc(100% - 0.85rem);
  }

  ${media.mobile} {
    & li:first-child > a::before {
      top: 1.2rem;
    }

    & li:last-child > a::before {
      bottom: calc(100% - 1.2rem);
    }
  }
`;

export const Stop = styled.a`
  position: relative;
  display: block;
  padding-block: 0.375rem;
  padding-inline: 1.625rem 0;
  color: var(--color-ink-2);
  font-size: 1rem;
  line-height: 1.32;
  text-decoration: none;
  overflow-wrap: anywhere;

  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 0.4375rem;
    top: 0;
    bottom: 0;
    border-inline-start: var(--line-line) solid var(--color-rule);
  }

  &::after {
    content: '';
    position: absolute;
    inset-inline-start: 0.25rem;
    top: 0.69rem;
    width: 0.4375rem;
    height: 0.4375rem;
    border-radius: 50%;
    background: var(--color-paper);
    border: var(--line-line) solid var(--color-edge);
    transition: transform var(--motion-short) var(--motion-out);
  }

  & svg {
    display: inline-block;
    vertical-align: -0.2em;
    margin-inline-end: 0.5rem;
  }

  &:hover {
    color: var(--color-ink);
  }

  &:hover::after {
    border-color: var(--color-accent);
    transform: scale(1.25);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[data-placeholder] {
    font-style: italic;
    color: var(--color-ink-3);
  }

  &[data-placeholder]::after {
    border-style: dotted;
  }

  &[aria-current] {
    color: var(--color-accent);
    font-weight: 700;
  }

  &[aria-current]::after {
    background: var(--color-accent);
    border-color: var(--color-accent);
    box-shadow:
      0 0 0 3px var(--color-paper),
      0 0 0 4.5px var(--color-accent);
    forced-color-adjust: none;
  }

  ${media.mobile} {
    padding-block: 0.66rem;
    padding-inline: 1.75rem 0;
    font-size: 1.125rem;

    &::after {
      top: 1.12rem;
    }
  }
`;
