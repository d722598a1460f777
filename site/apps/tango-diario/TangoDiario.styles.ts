import { caption } from '@line-of-dance/ui/theme';
import { styled } from 'styled-components';

export const Diary = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-5);
  width: 100%;
  max-width: 160rem;
  padding: var(--space-5) var(--space-gutter) var(--space-8);

  & > * {
    min-width: 0;
  }

  /* Is not stretched, because the iframe on the app's project page gets this height. */
  [data-framed] & {
    align-self: start;
  }

  /* Keeps the halves of the year's picture above each other. In more width they would be beside each other. */
  [data-framed] &:not(:has(> form)) {
    justify-self: center;
    max-width: 52rem;
  }

  /* The year stays beside the form. Notices and files need the whole width. */
  @media (min-width: 72rem) {
    &:has(> form) {
      grid-template-columns: minmax(0, 34rem) minmax(0, 1fr);
      grid-auto-flow: row dense;
      align-items: start;
      column-gap: var(--space-7);
    }

    &:has(> form) > :not(form, [aria-labelledby='year']) {
      grid-column: 1 / -1;
    }

    &:has(> form) > :empty {
      position: absolute;
    }
  }
`;

export const Opening = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4) var(--space-6);
`;

export const Lead = styled.p`
  max-width: 34rem;
  color: var(--color-ink-2);
  font: 400 var(--text-lead) / var(--leading-lead) var(--font-serif);
`;

export const Notice = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-4);
  padding: 0 var(--space-4);
  border-inline-start: var(--line-bold) solid var(--color-ok);
  background: var(--color-raised);
  font-weight: 600;

  & > span {
    padding-block: 0.65rem;
  }

  & > span:focus {
    outline: none;
  }
`;

/**
 * Section with the picture and table of a year. Both adapt to the section's width, which is smaller beside the form.
 */
export const Year = styled.section`
  container-type: inline-size;
`;

export const YearHead = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  padding-top: var(--space-3);

  & h2 {
    margin-inline-end: auto;
    font-size: var(--text-h1);
    line-height: var(--leading-h1);
    font-weight: 340;
    letter-spacing: -0.02em;
    font-variant-numeric: oldstyle-nums;
  }

  & [data-turn='back'] {
    transform: rotate(90deg);
  }

  & [data-turn='on'] {
    transform: rotate(-90deg);
  }

  & + div {
    margin-top: var(--space-3);
  }
`;

export const Caption = styled.p`
  margin-top: var(--space-3);
  ${caption}
`;

export const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  margin-top: var(--space-6);
  padding-top: var(--space-4);
  border-top: var(--line-line) solid var(--color-ink);

  & h2 {
    font-size: var(--text-h2);
    line-height: var(--leading-h2);
    font-weight: 450;
  }

  & > p:not([role]) {
    max-width: 36rem;
    color: var(--color-ink-2);
    font: 400 var(--text-body) / var(--leading-body) var(--font-serif);
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-top: var(--space-2);
`;
