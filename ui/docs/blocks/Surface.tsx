import { styled } from 'styled-components';
import { media } from '../../src/theme/tokens';

/** Applies the library's background and fonts inside a documentation page. */
export const Surface = styled.div.attrs({ className: 'sb-unstyled' })`
  margin: 1.5rem 0 2rem;
  padding: 1.5rem;
  overflow-x: auto;
  background: var(--color-paper);
  color: var(--color-ink);
  font: 400 var(--text-ui) / var(--leading-ui) var(--font-sans);
  font-variant-numeric: lining-nums;
  box-shadow: 0 0 0 1px var(--color-rule);

  & table {
    border-collapse: collapse;
    text-align: start;
  }

  & th {
    padding: 0 1rem 0.5rem 0;
    color: var(--color-ink-3);
    font: italic 400 1rem/1.3 var(--font-serif);
    text-align: start;
  }

  & td {
    padding: 0.6rem 1rem 0.6rem 0;
    border-top: var(--line-hair) solid var(--color-rule);
    max-width: 29em;
    vertical-align: top;
  }

  & code {
    font:
      400 var(--text-small) / 1.4 ui-monospace,
      monospace;
    overflow-wrap: anywhere;
  }

  ${media.mobile} {
    padding: 1rem;

    & th,
    & td {
      padding-inline-end: 0.5rem;
    }
  }
`;
