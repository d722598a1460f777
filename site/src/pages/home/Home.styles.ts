import styled from 'styled-components';

/** The h2 of the text stands in a column of its own, a side-note in another. */
export const Introduction = styled.section`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: 2rem;
  margin-top: var(--space-9);
  font: 400 var(--text-body) / var(--leading-body) var(--font-serif);
  font-variant-numeric: oldstyle-nums;

  & > * {
    grid-column: 4 / 13;
    max-width: 35rem;
  }

  & > h2 {
    grid-row: 1;
    grid-column: 1 / 4;
    font-size: var(--text-h2);
    line-height: var(--leading-h2);
    font-style: italic;
    font-weight: 400;
  }

  & > h2 + p {
    grid-row: 1;
  }

  & > h2 + p::first-letter {
    -webkit-initial-letter: 3;
    initial-letter: 3;
    margin-right: 0.3em;
    color: var(--color-accent);
    font-weight: 320;
  }

  @supports not ((initial-letter: 3) or (-webkit-initial-letter: 3)) {
    & > h2 + p::first-letter {
      float: left;
      padding: 0.07em 0.08em 0 0;
      font-size: 4.6em;
      line-height: 0.72;
    }
  }

  & > * + p {
    margin-top: 1.05em;
  }

  & > h2 + p {
    margin-top: 0;
  }

  && > aside {
    grid-row: auto;
    grid-column: 4 / 13;
    margin: 1.5rem 0 0;
    padding: 0;
    border: 0;
    font: italic 400 1rem/1.45 var(--font-serif);
  }

  & a {
    color: var(--color-accent);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;
  }

  & a:hover {
    color: var(--color-accent-hover);
    text-decoration-thickness: 2px;
  }

  @container (min-width: 60rem) {
    & > * {
      grid-column: 4 / 10;
    }

    && > aside {
      grid-row: 1 / span 2;
      grid-column: 10 / 13;
      margin-top: 0.35rem;
    }
  }

  @media (max-width: 767.98px) {
    display: block;
    margin-top: 3.5rem;

    & > * {
      max-width: var(--layout-measure);
    }

    & > h2 + p {
      margin-top: 1rem;
    }

    && > aside {
      margin-top: 1.5rem;
      padding: 0 0 0 1rem;
      border-left: var(--line-line) solid var(--color-edge);
    }
  }
`;
