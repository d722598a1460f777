import { keyframes } from 'styled-components';

/** A line with `pathLength="1"` draws itself. */
export const drawLine = keyframes`
  from { stroke-dasharray: 0 2; }
  to { stroke-dasharray: 1 2; }
`;
