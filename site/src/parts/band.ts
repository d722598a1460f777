import { css } from 'styled-components';

/**
 * Style of a block whose background is as wide as the page, which clips it. A shadow would not do: Safari cuts it off at
 * the block.
 */
export const band = (background: string) => css`
  grid-column: 1 / -1;
  position: relative;
  z-index: 0;
  padding-block: var(--space-7) var(--space-8);

  &::before {
    content: '';
    position: absolute;
    inset: 0 -100vmax;
    z-index: -1;
    background: ${background};
  }
`;
