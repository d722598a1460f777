import { css, styled } from 'styled-components';
import { media } from '../../theme/tokens';

export const Layout = styled.div`
  display: grid;
  /* A wide field has space for the longer label of the loading button, so that its width never changes. */
  grid-template-columns: minmax(0, 1fr) minmax(auto, min(9.5rem, 20%));
  column-gap: var(--space-5);
  align-items: end;

  & > :first-child {
    container-type: inline-size;
  }

  & > button {
    min-width: 7rem;
    min-height: 3.25rem;
  }

  /* Only outlined while the field is empty. */
  &:has(textarea:placeholder-shown) > button:disabled {
    background: none;
    border-color: var(--color-edge);
    color: var(--color-ink-2);
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);

    & > button {
      margin-top: var(--space-3);
    }
  }
`;

export const Label = styled.label`
  display: block;
  color: var(--color-ink-2);
  font: italic 400 var(--text-read) / 1.3 var(--font-serif);
`;

/** Line on which the visitor types. Has the same height for a word and a sentence, so that nothing below it moves. */
export const Line = styled.div`
  --word: clamp(1.5rem, 12cqi, 3.5rem);

  display: flex;
  align-items: end;
  height: calc(1.4 * var(--word) + 2px);
  border-bottom: 2px solid var(--color-ink);

  /* Shows the focus by a thicker line in the accent colour. */
  &:has(:focus-visible) {
    border-bottom-color: var(--color-accent);
    box-shadow: 0 2px 0 var(--color-accent);
  }
`;

const oneLine = css`
  font-size: calc(var(--word) * 0.62);
  line-height: 2.1;
`;

/** The space below the text is for the font’s descent. Without it, browsers show a scrollbar for two lines. */
const twoLines = css`
  font-size: calc(var(--word) / 2);
  line-height: 1.3;
  field-sizing: content;
  height: auto;
  max-height: 100%;
  padding-bottom: 0.06em;
`;

export const Word = styled.textarea`
  width: 100%;
  height: 100%;
  padding: 0;
  background: none;
  border: 0;
  font: 360 var(--word) / 1.3 var(--font-serif);
  letter-spacing: -0.015em;
  word-spacing: 0.06em;
  resize: none;
  scrollbar-color: var(--color-edge) transparent;

  /* Smaller in three steps: a few words, a line, then a sentence on two lines. */
  &:is([data-length='words'], [data-length='line']) {
    font-size: calc(var(--word) * 0.8);
    line-height: 1.6;
  }

  &[data-length='long line'] {
    ${oneLine}
  }

  &[data-length='sentence'] {
    ${twoLines}
  }

  @container (max-width: 39.99rem) {
    &[data-length='line'] {
      ${oneLine}
    }

    &[data-length='long line'] {
      ${twoLines}
    }
  }

  /* Smaller than typed text in a narrow field, so that it fits even with wide letter spacing. */
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
