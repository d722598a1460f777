import styled from 'styled-components';

/**
 * Returns styles for a `Folding` that is always open, without its summary, where a media query matches. Browsers
 * without `::details-content` keep the summary.
 */
export const unfolded = (query: string) => `
  @supports selector(::details-content) {
    ${query} {
      &::details-content {
        content-visibility: visible;
      }

      & > summary {
        display: none;
      }
    }
  }
`;

/** A `details` element with an inconspicuous summary. The summary is 44 px high, so that it is easy to touch. */
export const Folding = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 2.75rem;
    color: var(--color-ink-2);
    font: 400 var(--text-small) / 1.3 var(--font-sans);
    list-style: none;
    cursor: pointer;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  & > summary::after {
    content: '';
    flex: none;
    width: 0.5em;
    height: 0.5em;
    margin-top: -0.3em;
    border: solid var(--color-accent);
    border-width: 0 var(--line-line) var(--line-line) 0;
    rotate: 45deg;
  }

  &[open] > summary::after {
    margin-top: 0.3em;
    rotate: 225deg;
  }
`;
