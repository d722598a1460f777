interface DrawnLineProps {
  d: string;
  length: number;
  /** How much of its length is drawn. */
  drawn: number;
  stroke: string;
  strokeWidth: string;
}

/** A line, drawn as far as somebody has come along it. */
export const DrawnLine = ({ length, drawn, ...rest }: DrawnLineProps) => (
  <path {...rest} pathLength={length} strokeDasharray={`${drawn.toFixed(1)} ${Math.ceil(length) + 9}`} />
);
