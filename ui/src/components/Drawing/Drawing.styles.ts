import { css } from 'styled-components';

/** Background and thin border of a framed drawing. */
export const drawingFrame = css`
  overflow: hidden;
  background: var(--color-floor);
  border: var(--line-hair) solid var(--color-rule);
  border-radius: var(--radius-1);
`;
