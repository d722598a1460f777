import { styled } from 'styled-components';

/** Shows the two halves of a year side by side, like pages of an open diary. In a narrow container they are stacked. */
export const Spread = styled.div`
  display: grid;
  gap: var(--space-4) var(--space-5);
  padding: var(--space-5) var(--space-4) var(--space-3);
  background: var(--color-floor);
  border: var(--line-hair) solid var(--color-rule);
  border-radius: var(--radius-1);

  /* In an iframe, the page around it draws a border. */
  [data-framed] & {
    padding-inline: 0;
    border: 0;
    background: none;
  }

  & svg {
    width: 100%;
    height: auto;
    overflow: visible;
  }

  /* Dots of empty days, and letters, shrink less than the rest of the drawing. */
  & path:first-child {
    stroke-width: clamp(2.4px, 5.6px - 0.6cqi, 4px);
  }

  & text {
    font: italic 400 clamp(11px, 41px - 6cqi, 26px) var(--font-serif);
    fill: var(--color-ink-2);
  }

  @container (min-width: 52rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: var(--space-6) var(--space-5) var(--space-4);

    & text {
      font-size: 13px;
    }
  }
`;
