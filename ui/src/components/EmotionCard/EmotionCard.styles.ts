import { styled } from 'styled-components';
import { room } from '../../theme/tokens';

export const Entry = styled.article`
  padding-top: 1.1rem;
  border-top: var(--line-bold) solid var(--color-ink);

  &[data-waiting] {
    display: grid;
    gap: 0.9rem;
    border-top-color: var(--color-edge);
  }

  & [data-bar] {
    height: 0.8em;
    background: var(--color-rule);
    border-radius: var(--radius-1);
    opacity: 0.7;
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
    column-gap: 1rem;
    align-items: start;
  }

  & h2,
  & h3 {
    font-size: clamp(1.75rem, 1.5rem + 0.8vw, 2.25rem);
    line-height: 1.06;
    font-weight: 360;
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }

  & em {
    display: block;
    margin-top: 0.2rem;
    color: var(--color-accent);
    font: italic 400 1.0625rem/1.3 var(--font-serif);
    letter-spacing: 0;
  }

  & svg {
    grid-row: 1 / 3;
    grid-column: 2;
    margin-top: -0.1rem;
  }

  & [data-part='meaning'] {
    margin-top: 0.9rem;
    font: 400 1.1875rem/1.45 var(--font-serif);
  }

  & [data-part='context'] {
    margin-top: 0.9rem;
    padding-top: 0.8rem;
    border-top: var(--line-hair) solid var(--color-rule);
    color: var(--color-ink-2);
    line-height: 1.48;
  }

  & [data-part='context'] b {
    color: var(--color-ink);
    font-weight: 700;
  }

  /* By padding, so that the hairline above the context is as long as the rule above the entry. */
  & > p {
    padding-inline-end: max(0px, 100% - 28rem);
  }

  /* Like a dictionary: the word in a column of its own, what it means in the other. */
  ${room.entry} {
    display: grid;
    grid-template-columns: minmax(13rem, 1fr) minmax(0, 28rem);
    grid-template-rows: auto 1fr;
    column-gap: 1.75rem;

    & > header {
      grid-row: 1 / 3;
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
    }

    & > p {
      grid-column: 2;
    }

    & h2,
    & h3 {
      font-size: 1.75rem;
    }

    & svg {
      grid-row: auto;
      grid-column: 1;
      margin: 0.5rem 0 0 -0.5rem;
    }

    & [data-part='meaning'] {
      margin-top: 0;
    }
  }
`;
