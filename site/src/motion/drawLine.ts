import { keyframes } from 'styled-components';

/** Keyframes that draw a line from its beginning to its end. The line needs `pathLength="1"`. */
export const drawLine = keyframes`
  from { stroke-dasharray: 0 2; }
  to { stroke-dasharray: 1 2; }
`;
