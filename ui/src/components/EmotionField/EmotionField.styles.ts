import { styled } from 'styled-components';
import { media } from '../../theme/tokens';

/* The button is placed beside the line, but comes after the ready answers in the Tab order. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: var(--space-5);
  align-items: end;

  & > :first-child {
    container-type: inline-size;
    grid-area: 1 / 1;
  }

  & > button {
    grid-area: 1 / 2;
    min-width: 7rem;
    min-height: 3.25rem;
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);

    & > button {
      grid-area: 3 / 1;
      margin-top: var(--space-4-5);
    }
  }
`;

export const Label = styled.label`
  display: block;
  color: var(--color-ink-2);
  font: italic 400 var(--text-read) / 1.3 var(--font-serif);
`;

/** As high with a sentence as with a word, so that nothing below it moves. What is written stands on the line. */
export const Line = styled.div`
  --word: clamp(1.5rem, 12cqi, 3.5rem);

  display: flex;
  align-items: end;
  height: calc(1.3 * var(--word) + 2px);
  border-bottom: 2px solid var(--color-ink);

  /* The line itself is the focus mark: it doubles and takes the accent. */
  &:has(:focus-visible) {
    border-bottom-color: var(--color-accent);
    box-shadow: 0 2px 0 var(--color-accent);
  }
`;

export const Word = styled.textarea`
  width: 100%;
  height: 100%;
  padding: 0;
  background: none;
  border: 0;
  font: 360 var(--word) / 1.3 var(--font-serif);
  letter-spacing: -0.015em;
  resize: none;

  /* A sentence, which would be cut in letters of a title. */
  &[data-long] {
    font-size: calc(var(--word) / 2);
    field-sizing: content;
    height: auto;
    max-height: 100%;
  }

  /* Smaller than the word itself on a narrow line, so that it is whole also with letters set wide apart. */
  &::placeholder {
    color: var(--color-ink-3);
    font-size: min(1em, 10cqi);
    font-style: italic;
    opacity: 1;
  }

  &:focus-visible {
    outline: 2px solid transparent;
  }
`;

export const Quick = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: var(--space-2);
  margin-top: var(--space-4);
  color: var(--color-ink-2);

  & > span {
    margin-inline-end: var(--space-1);
  }

  ${media.mobile} {
    & > span {
      width: 100%;
    }
  }
`;
