interface DrawnLineProps {
  d: string;
  length: number;
  /** Visible fraction of the line. */
  drawn: number;
  stroke: string;
  strokeWidth: string;
}

/** A line that is drawn up to a fraction of its length. */
export const DrawnLine = ({ length, drawn, ...rest }: DrawnLineProps) => (
  <path {...rest} pathLength={length} strokeDasharray={`${drawn.toFixed(1)} ${Math.ceil(length) + 9}`} />
);
