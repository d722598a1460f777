export type Answer = 'again' | 'friends' | 'no';

export interface Reply {
  answer: Answer;
  /** One line for the other, or none. */
  line: string;
}

/** All that is left of two replies: what both said. Everything else is the same `nothing`. */
export type Outcome =
  | { said: 'again' | 'friends'; lines: readonly { from: 'first' | 'second'; text: string }[] }
  | { said: 'nothing' };

export const outcomeOf = (first: Reply, second: Reply): Outcome => {
  if (first.answer === 'no' || first.answer !== second.answer) return { said: 'nothing' };
  const lines = [
    { from: 'first' as const, text: first.line.trim() },
    { from: 'second' as const, text: second.line.trim() },
  ].filter(({ text }) => text !== '');
  return { said: first.answer, lines };
};

/** Where the two are. There is no way back, and a reply is forgotten as soon as it is not needed. */
export type Step =
  | { name: 'start' }
  | { name: 'first' }
  | { name: 'cover'; first: Reply }
  | { name: 'second'; first: Reply }
  | { name: 'together'; outcome: Outcome }
  | { name: 'result'; outcome: Outcome };

export const start: Step = { name: 'start' };

/** The step after a press on the button. */
export const nextStep = (step: Step): Step => {
  if (step.name === 'start') return { name: 'first' };
  if (step.name === 'cover') return { name: 'second', first: step.first };
  if (step.name === 'together') return { name: 'result', outcome: step.outcome };
  return start;
};

/** The step after a reply. */
export const afterReply = (step: Step, reply: Reply): Step => {
  if (step.name === 'first') return { name: 'cover', first: reply };
  if (step.name === 'second') return { name: 'together', outcome: outcomeOf(step.first, reply) };
  return step;
};
