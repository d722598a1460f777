interface DrawnLineProps {
  d: string;
  length: number;
  /** Length of the part that is visible. */
  drawn: number;
  stroke: string;
  strokeWidth: string;
}

/** A line of which only the first part is visible, as if it were being drawn. */
export const DrawnLine = ({ length, drawn, ...rest }: DrawnLineProps) => (
  <path {...rest} pathLength={length} strokeDasharray={`${drawn.toFixed(1)} ${Math.ceil(length) + 9}`} />
);
