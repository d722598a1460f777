import { media } from '@line-of-dance/ui/theme';
import { css, styled } from 'styled-components';

/**
 * Horizontal layout of radio buttons. The dots are above the labels. Does not apply to large letters in a narrow window,
 * because the labels would be wider than the window.
 */
const inARow = css`
  @media (min-width: 20em) {
    display: flex;

    & > label {
      flex: 1;
      flex-direction: column;
      gap: 0.35rem;
      padding: 0 0.5rem 0 0;
    }

    & > label::before {
      inset: calc(0.5625rem - var(--line-line) / 2) 0 auto 0;
      width: auto;
      height: var(--line-line);
    }

    & > label:last-child {
      flex: none;
    }

    & > label:last-child::before {
      content: none;
    }

    /* On a phone of 320 px all choices have the same width, so that their labels wrap alike. */
    @media (max-width: 20em) {
      & > label:last-child {
        flex: 1;
      }
    }

    & input {
      margin: 0;
    }

    & small {
      display: none;
    }
  }
`;

export const Group = styled.fieldset`
  min-width: 0;

  & legend {
    margin-bottom: var(--space-3);
    padding: 0;
    font-weight: 600;
  }
`;

export const Options = styled.div`
  &[data-layout='row'] {
    ${inARow}
  }

  ${media.mobile} {
    &[data-layout='row-on-phone'] {
      ${inARow}
    }
  }
`;

export const Stop = styled.label`
  position: relative;
  display: flex;
  gap: var(--space-3);
  min-height: 2.75rem;
  padding: 0.35rem 0;
  cursor: pointer;

  /* The line from the first to the last dot. */
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(0.5625rem - var(--line-line) / 2);
    width: var(--line-line);
    background: var(--color-accent);
  }

  &:first-child::before {
    inset-block-start: 1rem;
  }

  &:last-child::before {
    inset-block-end: auto;
    height: 1rem;
  }

  & input {
    position: relative;
    flex: none;
    appearance: none;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0.2rem 0 0;
    border: var(--line-line) solid var(--color-accent);
    border-radius: var(--radius-full);
    background: var(--color-paper);
    cursor: inherit;
    transition: box-shadow var(--motion-quick);
  }

  & input:checked {
    background: var(--color-accent);
    box-shadow: inset 0 0 0 3px var(--color-paper);
  }

  & input:focus-visible {
    border-radius: var(--radius-full);
  }

  & b {
    display: block;
    font: 440 1.1875rem / 1.3 var(--font-serif);
  }

  & input:checked + span b {
    color: var(--color-accent);
  }

  &:hover b {
    text-decoration: underline;
  }

  & small {
    display: block;
    margin-top: 0.1rem;
    color: var(--color-ink-2);
    font-size: var(--text-note);
    line-height: var(--leading-note);
  }

  @media (forced-colors: active) {
    & input:checked {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;
