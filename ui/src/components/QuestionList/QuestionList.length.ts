/** Layout of a question: `short` as a heading, `long` in body size, `tall` in body size and collapsed. */
export type QuestionLength = 'short' | 'long' | 'tall';

const longest = { heading: 200, line: 75, lines: 16 } as const;

/**
 * Returns the layout of a question by the number of its lines in the widest column. In narrower columns it has even
 * more lines. So if it is collapsed, some of its lines are always hidden.
 */
export const lengthOf = (text: string): QuestionLength => {
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / longest.line)), 0);
  if (lines > longest.lines) return 'tall';
  return text.length > longest.heading ? 'long' : 'short';
};
