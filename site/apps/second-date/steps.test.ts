import { expect, test } from 'vitest';
import { afterReply, nextStep, outcomeOf, start, type Answer, type Step } from './steps';

const answers: Answer[] = ['again', 'friends', 'no'];
const pairs = answers.flatMap((first) => answers.map((second) => [first, second] as const));
const reply = (answer: Answer, line = '') => ({ answer, line });

test.each(pairs)(
  '%s and %s: shows what both said, or the same text as for all other answers',
  (first, second) => {
    const said = first === second && first !== 'no' ? first : 'nothing';
    expect(outcomeOf(reply(first, 'Secret'), reply(second, 'Hidden')).said).toBe(said);
    if (said === 'nothing')
      expect(outcomeOf(reply(first, 'Secret'), reply(second))).toEqual({ said: 'nothing' });
  },
);

test('shows the lines of both people if they gave the same answer, without empty lines', () => {
  expect(outcomeOf(reply('again', ' Tuesday? '), reply('again', ' '))).toEqual({
    said: 'again',
    lines: [{ from: 'first', text: 'Tuesday?' }],
  });
});

test('keeps only the outcome after the second reply', () => {
  let step: Step = nextStep(start);
  step = nextStep(afterReply(step, reply('again', 'Please')));
  step = afterReply(step, reply('no', 'Sorry'));
  expect(step).toEqual({ name: 'together', outcome: { said: 'nothing' } });
  expect(nextStep(nextStep(step))).toEqual(start);
});

test('ignores a second reply of the same person', () => {
  const covered = afterReply(nextStep(start), reply('again'));
  expect(afterReply(covered, reply('no'))).toBe(covered);
});
