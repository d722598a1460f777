import { css } from 'styled-components';

/** Background of a framed drawing, with a thin border. */
export const floorGround = css`
  overflow: hidden;
  background: var(--color-floor);
  border: var(--line-hair) solid var(--color-rule);
  border-radius: var(--radius-1);
`;
