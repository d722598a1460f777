import { styled } from 'styled-components';

/** Two pages of a diary. On a phone they are stacked. */
export const Spread = styled.div`
  display: grid;
  gap: var(--space-4) var(--space-5);
  padding: var(--space-5) var(--space-4) var(--space-3);
  background: var(--color-floor);
  border: var(--line-hair) solid var(--color-rule);
  border-radius: var(--radius-1);

  /* The page has a frame around the app. */
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

  /* Letters and empty days shrink less than the drawing. */
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
