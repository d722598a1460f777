/** How a question is set: as a heading, at body size, or at body size and folded. */
export type QuestionLength = 'short' | 'long' | 'tall';

const longest = { heading: 200, line: 75, lines: 16 } as const;

/** Counts full lines at the widest measure, so that a folded text always has more to show. */
export const lengthOf = (text: string): QuestionLength => {
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / longest.line)), 0);
  if (lines > longest.lines) return 'tall';
  return text.length > longest.heading ? 'long' : 'short';
};
