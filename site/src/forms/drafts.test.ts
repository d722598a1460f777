import { expect, test } from 'vitest';
import { discardDraft, keepDraft, restoreDraft } from './drafts';

const formWith = (name: string, question: string) => [
  { name: 'name', value: name },
  { name: 'question', value: question },
];

test('each form gets its own text back', () => {
  keepDraft('question', formWith('A reader', 'Half a'));
  const [question, message] = [formWith('', ''), formWith('', '')];
  restoreDraft('question', question);
  restoreDraft('message', message);
  expect([question, message]).toEqual([formWith('A reader', 'Half a'), formWith('', '')]);
});

test('what was typed before the scripts arrived stays', () => {
  keepDraft('question', formWith('A reader', 'Half a'));
  const fields = formWith('', 'Another');
  restoreDraft('question', fields);
  expect(fields).toEqual(formWith('A reader', 'Another'));
});

test('a form that was sent is empty when it is shown again', () => {
  keepDraft('question', formWith('A reader', 'Half a'));
  discardDraft('question');
  const fields = formWith('', '');
  restoreDraft('question', fields);
  expect(fields).toEqual(formWith('', ''));
});
