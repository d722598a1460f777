import { media } from '@line-of-dance/ui/theme';
import styled from 'styled-components';

export const Stage = styled.header`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: var(--space-6);

  ${media.mobile} {
    display: block;
  }

  /* Very large letters leave no room for columns. */
  @container (max-width: 33.99rem) {
    display: block;
  }
`;

export const Opening = styled.div`
  grid-row: 1;
  grid-column: 1 / 8;
  align-self: end;
  padding: var(--space-4-5) 0 3.5rem;

  & h1 {
    font-size: min(var(--text-display), 17cqi);
    line-height: var(--leading-display);
    font-weight: 330;
    letter-spacing: -0.022em;
    word-spacing: 0.06em;
    /* The heading has four lines, in the fallback font and in the web font. */
    max-width: 7.9em;

    @media (max-width: 22em) {
      font-size: min(2.25rem, 17cqi);
    }
  }

  & em {
    color: var(--color-accent);
    font-weight: 380;
  }

  & p {
    max-width: 31rem;
    margin-top: var(--space-5-5);
    color: var(--color-ink-2);
    font: 400 var(--text-lead) / var(--leading-lead) var(--font-serif);
    text-wrap: balance;
  }

  @media (min-width: 768px) and (min-width: 48em) and (max-width: 69.99875em) {
    padding-bottom: 5.5rem;

    & h1 {
      max-width: none;
      font-size: min(clamp(2.75rem, 5.4vw, 4rem), 17cqi);
    }
  }

  /* Leaves room for the red line of the drawing, which begins beside the last words. */
  @container (max-width: 60rem) {
    & p {
      max-width: 25.5rem;
    }
  }

  /* On an upright tablet, title and lead are as wide as the page, above the drawing. */
  ${media.rail} {
    @media screen and (orientation: portrait) {
      display: contents;

      & h1 {
        grid-column: 1 / -1;
        max-width: none;
        font-size: 8cqi;
      }

      & p {
        grid-area: 2 / 1 / auto / -1;
        max-width: none;
      }
    }
  }

  ${media.mobile} {
    padding: 0;

    & p {
      margin-top: var(--space-4-5);
    }
  }
`;
