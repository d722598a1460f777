import { caption, dropCap, media } from '@line-of-dance/ui/theme';
import styled from 'styled-components';

/** Portrait of the owner, in the column of the title, beside the text. */
export const Portrait = styled.figure`
  & img {
    display: block;
    width: 100%;
    aspect-ratio: 4 / 5;
    object-fit: cover;
    border: var(--line-hair) solid var(--color-rule);
  }

  & figcaption {
    margin-top: var(--space-2);
    ${caption}
  }
`;

/** Introductory text in a grid. The h2 and a side note have columns of their own, beside the text. */
export const Introduction = styled.section`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: var(--space-6);
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
    margin: 0;
    font-size: var(--text-h2);
    line-height: var(--leading-h2);
    font-style: italic;
    font-weight: 400;
  }

  & > h2 + p {
    grid-row: 1;
  }

  & > h2 + p::first-letter {
    ${dropCap}
  }

  & > :not(h2) + p {
    margin-top: 1.05em;
  }

  /* The letters are larger in print, so that the text fills the first sheet. */
  @media print {
    font-size: 11.5pt;
    line-height: 1.45;

    && > * {
      max-width: none;
    }

    & > p ~ p {
      margin-top: 0;
      text-indent: 1.4em;
    }
  }

  && > ${Portrait} {
    grid-row: 2 / span 4;
    grid-column: 1 / 4;
    max-width: 12rem;
    margin-top: var(--space-2);
  }

  && > aside {
    grid-row: span 2;
    grid-column: 1 / 4;
    margin: 0.35rem 0 0;
    padding: 0;
    border: 0;
    font: italic 400 1rem/1.45 var(--font-serif);

    @media print {
      grid-row: span 4;
    }
  }

  & a {
    color: var(--color-accent);
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
      grid-column: 10 / 13;
    }
  }

  @container (max-width: 33.99rem) {
    display: block;
  }

  ${media.mobile} {
    display: block;
    margin-top: 3.5rem;

    & > * {
      max-width: var(--layout-measure);
    }

    & > h2 + p {
      margin-top: var(--space-4);
    }

    && > ${Portrait} {
      margin-top: var(--space-6);
    }

    && > aside {
      margin-top: var(--space-5);
      padding: 0 0 0 var(--space-4);
      border-left: var(--line-line) solid var(--color-edge);
    }
  }
`;
