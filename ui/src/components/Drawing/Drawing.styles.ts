import { css } from 'styled-components';

/** A drawing lies on the floor, with a hairline around. */
export const floorGround = css`
  overflow: hidden;
  background: var(--color-floor);
  border: var(--line-hair) solid var(--color-rule);
  border-radius: var(--radius-1);
`;
