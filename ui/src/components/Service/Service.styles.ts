import { styled } from 'styled-components';
import { room } from '../../theme/tokens';

export const Section = styled.section`
  position: relative;
  margin-top: var(--space-7);
  padding-top: var(--space-3);
  border-top: var(--line-bold) solid var(--color-ink);
  font: 400 var(--text-body) / var(--leading-body) var(--font-serif);

  & h2 {
    margin: 0 0 0.5em;
    font-size: min(var(--text-h2), 16.5cqi);
    line-height: var(--leading-h2);
    font-weight: 450;
  }

  & p + p {
    margin-top: 0.85em;
  }

  & p > strong:first-child {
    font: 700 var(--text-ui) / 1 var(--font-sans);
  }

  & figure {
    max-width: 22rem;
    margin-block: var(--space-3) var(--space-4);
  }

  @media screen {
    /* Enlarged, the lines of a small drawing would look coarse. */
    & figure svg * {
      vector-effect: non-scaling-stroke;
    }

    /* The drawing is beside the name and the first paragraph. */
    @container (min-width: 26rem) and (max-width: 39.99rem) {
      &:has(> figure) {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 8.5rem;
        column-gap: var(--space-5);
      }

      &:has(> figure) > * {
        grid-column: 1 / -1;
      }

      &:has(> figure) > :is(h2, figure + p) {
        grid-column: 1;
        margin-top: 0;
      }

      && > figure {
        grid-row: 1 / span 2;
        grid-column: 2;
        width: auto;
        margin-block: var(--space-1) var(--space-3);
      }
    }
  }

  ${room.beside} {
    /* The line above the name reaches to the end of the picture, which is the right edge of the page. */
    &:has(> figure)::before {
      content: '';
      position: absolute;
      inset-inline-start: 100%;
      bottom: 100%;
      width: calc(100cqi - 100%);
      border-top: var(--line-bold) solid var(--color-ink);
    }

    & figure {
      float: inline-end;
      width: calc(10rem + 100cqi - 100%);
      margin-inline: var(--space-5) calc(100% - 100cqi);
    }
  }

  ${room.columns} {
    --beside: min(20rem, 100cqi - var(--layout-measure) - var(--space-6));

    /* The drawing is at the right edge of the page, and stays in view beside a long text. */
    & figure {
      position: absolute;
      inset-block: var(--space-4) 0;
      inset-inline-start: calc(100cqi - var(--beside));
      float: none;
      width: var(--beside);
      max-width: none;
      margin: 0;
    }

    & figure > div {
      position: sticky;
      top: var(--space-6);
    }
  }

  @media print {
    margin-block-start: var(--space-4);
    margin-inline-start: calc(-1 * var(--layout-margin));
    padding-inline-start: var(--layout-margin);

    & h2 {
      margin-bottom: 0.2em;
    }

    & figure + p {
      margin-top: 0;
    }

    &::before {
      display: none;
    }

    && figure {
      position: static;
      float: inline-end;
      width: 8rem;
      margin-block: 0 var(--space-1);
      margin-inline-start: var(--space-5);
    }
  }
`;
