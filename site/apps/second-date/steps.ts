export type Answer = 'again' | 'friends' | 'no';

export interface Reply {
  answer: Answer;
  /** Message to the other person. May be empty. */
  line: string;
}

/** Outcome of two replies. Different answers always give `nothing`, so that nobody learns who said no. */
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

/** Current step of the app. Visitors cannot go back, so each step keeps only the replies that later steps need. */
export type Step =
  | { name: 'start' }
  | { name: 'first' }
  | { name: 'cover'; first: Reply }
  | { name: 'second'; first: Reply }
  | { name: 'together'; outcome: Outcome }
  | { name: 'result'; outcome: Outcome };

export const start: Step = { name: 'start' };

/** Returns the step to which the button of the current step leads. */
export const nextStep = (step: Step): Step => {
  if (step.name === 'start') return { name: 'first' };
  if (step.name === 'cover') return { name: 'second', first: step.first };
  if (step.name === 'together') return { name: 'result', outcome: step.outcome };
  return start;
};

/** Returns the step that follows a reply. Ignores a reply if the current step has no form. */
export const afterReply = (step: Step, reply: Reply): Step => {
  if (step.name === 'first') return { name: 'cover', first: reply };
  if (step.name === 'second') return { name: 'together', outcome: outcomeOf(step.first, reply) };
  return step;
};
