import { css, styled } from 'styled-components';
import { media, travels } from '../../theme/tokens';

const stop = css`
  content: '';
  position: absolute;
  inset-inline-start: 0.25rem;
  width: 0.4375rem;
  height: 0.4375rem;
  border: var(--line-line) solid var(--color-edge);
  border-radius: 50%;
`;

export const currentStop = css`
  background: var(--color-accent);
  border-color: var(--color-accent);
  box-shadow:
    0 0 0 3px var(--color-paper),
    0 0 0 4.5px var(--color-accent);
  forced-color-adjust: none;
`;

/** Dot of a menu item, and the piece of a vertical line that connects it to the other dots. */
export const stopOnLine = css`
  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 0.4375rem;
    top: 0;
    bottom: 0;
    border-inline-start: var(--line-line) solid var(--color-rule);
  }

  &::after {
    ${stop}
    transition: transform var(--motion-short) var(--motion-out);
  }
`;

export const Stops = styled.ul`
  --stop-padding: var(--space-1-5);
  --stop-top: calc(var(--stop-padding) + 0.66 * var(--text-ui) - 0.25rem - var(--line-line));
  --stop-middle: calc(var(--stop-top) + 0.16rem);

  padding: 0 0 var(--space-4);

  & li:first-child > a::before {
    top: var(--stop-middle);
  }

  & li:last-child > a::before {
    bottom: calc(100% - var(--stop-middle));
  }

  /* Rows are 44 px high on touch screens. */
  ${media.touch} {
    --stop-padding: 0.72rem;
  }

  ${media.mobile} {
    --stop-padding: var(--space-3);
    --stop-top: calc(var(--stop-padding) + 0.37rem);
  }

  /* The filled dot of the current page slides along the line to another one when the visitor opens its page. */
  ${travels} {
    position: relative;

    &:has([aria-current])::after {
      ${stop}
      ${currentStop}
      position-anchor: --stop;
      top: calc(anchor(top) + var(--stop-top));
      transition: top var(--motion-long) var(--motion-walk);
    }
  }
`;

export const Stop = styled.a`
  position: relative;
  display: block;
  padding-block: var(--stop-padding);
  padding-inline: var(--space-5) 0;
  color: var(--color-ink-2);
  font-size: var(--text-ui);
  line-height: 1.32;
  text-decoration: none;
  overflow-wrap: anywhere;
  text-wrap: balance;

  ${stopOnLine}

  &::after {
    top: var(--stop-top);
    background: var(--color-edge);
  }

  & svg {
    display: inline-block;
    vertical-align: -0.2em;
    margin-inline-end: var(--space-2);
  }

  &:is(:hover, [data-answers]) {
    color: var(--color-accent);
  }

  &:is(:hover, [data-answers])::after {
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

  /* A hollow dot means that the page is not written yet, as in the drawing of the section's overview. */
  &[data-placeholder]::after {
    background: var(--color-paper);
  }

  &[aria-current] {
    color: var(--color-accent);
    font-weight: 700;
  }

  &[aria-current]::after {
    ${currentStop}
  }

  ${travels} {
    &[aria-current] {
      anchor-name: --stop;
    }

    &[aria-current]::after {
      visibility: hidden;
    }
  }

  ${media.mobile} {
    padding-inline: min(var(--space-5-5), 11vw) 0;
    font-size: min(var(--text-read), 9.5vw);
  }
`;
