import styled from 'styled-components';

export const Stage = styled.header`
  position: relative;
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: 2rem;

  @media (max-width: 767.98px) {
    display: block;
  }
`;

export const Opening = styled.div`
  position: relative;
  z-index: 1;
  grid-row: 1;
  grid-column: 1 / 8;
  padding: 1.25rem 0 3.5rem;

  & h1 {
    font-size: var(--text-display);
    line-height: var(--leading-display);
    font-weight: 330;
    letter-spacing: -0.022em;
    word-spacing: 0.06em;
  }

  & em {
    color: var(--color-accent);
    font-weight: 380;
  }

  & p {
    max-width: 31rem;
    margin-top: 1.75rem;
    color: var(--color-ink-2);
    font: 400 var(--text-lead) / var(--leading-lead) var(--font-serif);
    text-wrap: balance;
  }

  @media (min-width: 768px) and (max-width: 69.99875em) {
    padding-bottom: 5.5rem;

    & h1 {
      font-size: clamp(2.75rem, 5.4vw, 4rem);
    }
  }

  /* The line of the drawing begins beside the last words. */
  @container (max-width: 60rem) {
    & p {
      max-width: 25.5rem;
    }
  }

  @media (max-width: 767.98px) {
    padding: 0;

    /* Four lines on every phone, before and after the web font arrives. */
    & h1 {
      max-width: 7.9em;
    }

    & p {
      margin-top: 1.25rem;
    }
  }
`;

export const Figure = styled.figure`
  position: relative;
  grid-row: 1;
  grid-column: 7 / 13;
  align-self: end;
  margin: -4rem calc(var(--space-gutter) * -1) 0 0;

  & svg {
    width: 100%;
    height: auto;
    overflow: visible;
  }

  & figcaption {
    position: absolute;
    left: calc((100% - var(--space-gutter) + 2rem) / 2);
    bottom: 0.75rem;
    width: 14.5rem;
    color: var(--color-ink-2);
    font: italic 400 0.9375rem/1.35 var(--font-serif);
    text-wrap: balance;
  }

  @container (max-width: 60rem) {
    & figcaption {
      right: var(--space-gutter);
      bottom: 0.5rem;
      left: auto;
      width: auto;
    }

    & figcaption span {
      display: none;
    }
  }

  @media (max-width: 767.98px) {
    margin: 1.5rem -1.25rem 0 0;

    & figcaption {
      right: 1.25rem;
      bottom: 0.25rem;
    }
  }
`;
