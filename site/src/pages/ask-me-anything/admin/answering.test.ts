import { expect, test } from 'vitest';
import { noAnswers, withDraft, withoutSaved } from './answering';

const two = withDraft(withDraft({ ...noAnswers, editingId: 1 }, 1, 'One.'), 2, 'Two.');

test('a draft replaces the one before, and is discarded if its text is undefined', () => {
  expect([...withDraft(two, 1, 'Or one.').drafts.values()]).toEqual(['Two.', 'Or one.']);
  expect(withDraft(two, 1, undefined)).toEqual({ editingId: 1, drafts: new Map([[2, 'Two.']]) });
});

test('a saved answer closes its editor, but no other one', () => {
  expect(withoutSaved(two, 1, 'One.')).toEqual({ editingId: undefined, drafts: new Map([[2, 'Two.']]) });
  expect(withoutSaved(two, 2, 'Two.')).toEqual({ editingId: 1, drafts: new Map([[1, 'One.']]) });
});

test('a draft that was changed or discarded while it was being sent stays so', () => {
  expect(withoutSaved(two, 1, 'On')).toBe(two);
  const discarded = withDraft(two, 1, undefined);
  expect(withoutSaved(discarded, 1, 'One.')).toBe(discarded);
});
