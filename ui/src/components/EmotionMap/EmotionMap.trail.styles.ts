import { styled } from 'styled-components';

/** List of the texts and words that the visitor has explored so far, as dots on a line. */
export const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  row-gap: var(--space-2);
  margin-bottom: var(--space-5);
  font: 400 var(--text-ui) / 1.4 var(--font-serif);

  & li {
    position: relative;
    padding: var(--space-4) var(--space-5) 0 0;
  }

  & li::before {
    content: '';
    position: absolute;
    top: 0.35rem;
    inset-inline: 0;
    border-top: var(--line-line) solid var(--color-accent);
  }

  & li:last-child::before {
    display: none;
  }

  & li::after {
    content: '';
    position: absolute;
    top: 0.05rem;
    inset-inline-start: 0;
    width: 0.6rem;
    height: 0.6rem;
    background: var(--color-paper);
    border: var(--line-line) solid var(--color-accent);
    border-radius: var(--radius-full);
  }

  & li[aria-current]::after {
    background: var(--color-accent);
  }

  & button {
    min-height: 2.75rem;
    color: var(--color-ink-2);
    text-decoration: underline;
    text-decoration-color: var(--color-rule);
  }

  & button:hover {
    color: var(--color-accent);
  }

  & li[aria-current] {
    align-self: start;
    font-weight: 560;
    line-height: 2.75rem;
  }
`;
