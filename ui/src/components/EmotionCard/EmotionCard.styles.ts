import { styled } from 'styled-components';
import { waitingBar } from '../../theme/textStyles';
import { room } from '../../theme/tokens';
import { printed, small } from './EmotionCard.print.styles';

export const Entry = styled.article`
  padding-top: var(--space-4);
  border-top: var(--line-bold) solid var(--color-ink);
  break-inside: avoid;
  /* Aligns the bracket of the language with the name, also in a text whose punctuation hangs. */
  hanging-punctuation: none;

  &[data-waiting] {
    display: grid;
    gap: var(--space-4);
    border-top-color: var(--color-edge);
  }

  & [data-bar] {
    ${waitingBar}
  }

  & [data-bar='headword'] {
    width: 58%;
    height: 2rem;
  }

  & [data-bar='language'] {
    width: 26%;
  }

  & [data-bar='last'] {
    width: 84%;
  }
`;

export const Card = styled(Entry)`
  & header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: var(--space-4);
    align-items: start;
  }

  & :is(h2, h3) {
    font-size: min(clamp(1.75rem, 1.5rem + 0.8vw, 2.25rem), 9cqi);
    line-height: 1.06;
    font-weight: 360;
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }

  & h2 a {
    color: inherit;
    text-decoration: none;
  }

  & h2 a:hover {
    text-decoration: underline;
    text-underline-offset: 0.16em;
  }

  & em {
    display: block;
    margin-top: var(--space-1);
    color: var(--color-accent);
    font: italic 400 var(--text-item) / 1.3 var(--font-serif);
    letter-spacing: 0;
  }

  & svg {
    grid-row: 1 / 3;
    grid-column: 2;
    margin-top: calc(-1 * var(--space-0-5));
  }

  ${room.single} {
    & header {
      grid-template-columns: minmax(0, 1fr);
    }

    & svg {
      grid-area: auto;
    }
  }

  & [data-part='meaning'] {
    margin-top: var(--space-4);
    font: 400 var(--text-read) / 1.45 var(--font-serif);
  }

  & [data-part='context'] {
    margin-top: var(--space-4);
    padding-top: var(--space-3);
    border-top: var(--line-hair) solid var(--color-rule);
    color: var(--color-ink-2);
    line-height: 1.48;
  }

  & [data-part='context'] b {
    color: var(--color-ink);
    font-weight: 700;
  }

  /* Padding instead of a maximum width, so that the line above the context is as long as the one above the card. */
  & > p {
    padding-inline-end: max(0px, 100% - 28rem);
  }

  ${room.entry} {
    &:has(h3) {
      padding-top: var(--space-3);
      ${small}
    }

    &:has(h2) {
      display: grid;
      grid-template: repeat(3, auto) 1fr / minmax(13rem, 1fr) minmax(0, 28rem);
      column-gap: var(--space-5-5);

      & > header {
        grid-row: 1 / 5;
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
      }

      & > :not(header) {
        grid-column: 2;
      }

      & [data-part='meaning'] {
        margin-top: 0;
      }

      & h2 {
        font-size: var(--text-title);
      }

      & svg {
        grid-row: auto;
        grid-column: 1;
        margin: var(--space-2) 0 0 calc(-1 * var(--space-2));
      }
    }
  }

  ${printed}
`;
