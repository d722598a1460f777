import { afterEach, expect, test, vi } from 'vitest';
import { exploreEmotion, failureOf, submitQuestion } from './client';

const answerWith = (body: string, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));

const term = { name: 'Dor', language: 'Romanian', meaning: 'Longing.', culturalContext: 'In songs.' };

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['<html>', /JSON/],
  ['null', /another form/],
  ['{}', /another form/],
  ['{"intro":"x","emotions":[null]}', /another form/],
  [JSON.stringify({ intro: 'x', emotions: [term, { ...term, meaning: 1 }] }), /another form/],
])('the response %s is rejected as an answer of the explorer', async (body, message) => {
  answerWith(body);
  await expect(exploreEmotion({ emotion: 'calm' })).rejects.toThrow(message);
});

test.each([
  [400, 'refused'],
  [429, 'limited'],
  [503, 'unavailable'],
])('a call that gets status %i is %s, and logged', async (status, failure) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  answerWith('secret details', status);
  expect(await failureOf(() => submitQuestion({ question: 'Why?' }))).toBe(failure);
  expect(String(log.mock.calls)).toBe('Error: Server error');
  log.mockRestore();
});

test('a question counts as stored after any response with a good status', async () => {
  for (const body of ['<html>no JSON at all', 'null', '{}']) {
    answerWith(body, 201);
    expect(await submitQuestion({ question: 'Why?' })).toBeUndefined();
  }
});
