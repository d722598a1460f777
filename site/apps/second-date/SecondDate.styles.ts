import { caption } from '@line-of-dance/ui/theme';
import { css, keyframes, styled } from 'styled-components';
import { wide } from './Layout.styles';

const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-4);

  & > button {
    margin-top: var(--space-2);
    justify-self: start;
  }

  /* Keeps the button visible without scrolling, also in the iframe on the app's project page. */
  @media (max-width: 43.99rem) {
    gap: var(--space-3);
  }
`;

const ignorePresses = keyframes`
  from {
    pointer-events: none;
  }
`;

export const Words = styled.div`
  ${column}
  max-width: 36rem;
  padding: var(--space-5) var(--space-gutter);

  /* In a very wide window the text is in the middle of its half. */
  @media (min-width: 120em) {
    justify-self: center;
  }

  /*
   * Ignores the second tap of a double tap, when the next step is already under the finger. Uses the delay, because
   * reduced motion shortens the duration.
   */
  &:not([data-step='start']) {
    animation: ${ignorePresses} 1ms 700ms backwards;
  }

  & h2 {
    font-size: var(--text-h1);
    line-height: 1.1;
    font-weight: 360;
    letter-spacing: -0.015em;
    /* The line above the heading comes into view with it. */
    scroll-margin-top: var(--space-8);
  }

  & h2:focus {
    outline: none;
  }

  ${wide} {
    align-content: safe center;
    padding-block: var(--space-6);
  }

  @media (max-width: 43.99rem) {
    padding-block: var(--space-4);

    & > button,
    & > form > button {
      justify-self: stretch;
    }
  }
`;

export const Form = styled.form`
  ${column}

  & > fieldset {
    margin-block: var(--space-2);
  }
`;

export const Kicker = styled.p`
  margin-bottom: calc(-1 * var(--space-3));
  color: var(--color-accent);
  font: italic 400 1.125rem / 1.3 var(--font-serif);
`;

export const Lead = styled.p`
  color: var(--color-ink-2);
  font: 400 var(--text-lead) / var(--leading-lead) var(--font-serif);
`;

export const Note = styled.p`
  ${caption}
`;

export const Quote = styled.figure`
  display: flex;
  flex-direction: column-reverse;
  padding-inline-start: var(--space-4);
  border-inline-start: var(--line-line) solid var(--color-accent);

  & blockquote {
    font: 440 1.3125rem / 1.35 var(--font-serif);
    overflow-wrap: anywhere;
  }

  /* Smaller in a low window, such as the iframe, so that two quotes and the button fit into a phone's window. */
  @media (max-height: 48rem) {
    & blockquote {
      font-size: var(--text-read);
    }
  }

  & figcaption {
    margin-top: var(--space-1);
    color: var(--color-ink-3);
    font: italic 400 var(--text-caption) / var(--leading-caption) var(--font-serif);
  }
`;
