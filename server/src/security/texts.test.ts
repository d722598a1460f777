import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, password, startApp, type TestApp } from '../../testing/app.js';
import { isBlank, paths } from '../contract.js';

const invisible = {
  spaces: ' \t\n',
  'no-break and ideographic spaces': '\u00A0\u3000\u2003',
  'zero-width space': '\u200B\u200D\uFEFF',
  'empty braille': '\u2800',
  'Hangul fillers': '\u3164\u115F\u1160\uFFA0',
  'soft hyphen, tags and variation selectors': '\u00AD\u{E0041}\uFE0F',
  'NUL alone': '\u0000',
  'controls alone': '\u001B\u0007\u0085',
};

describe.each(databaseKinds)('texts on %s', (kind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp(kind);
  });
  afterAll(() => server.close());

  const ask = (question: string, name?: string | null) =>
    server.post(paths.questions, JSON.stringify({ question, ...(name !== undefined && { name }) }));
  const newest = async () => (await server.questions())[0];
  const stored = async (question: string) => {
    const answer = await ask(question);
    expect(answer.statusCode, answer.body).toBe(201);
    return (await newest())?.question;
  };

  test.each(Object.entries(invisible))('%s is empty, for the page and for the server', async (_, text) => {
    expect(isBlank(text)).toBe(true);
    const answer = await ask(text);
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Question cannot be empty.']);
    const { id } = (await ask('To be answered?')).json<{ id: number }>();
    const empty = await server.post(paths.answer, { id, answer: text, password });
    expect([empty.statusCode, empty.json().message]).toEqual([400, 'Answer cannot be empty.']);
    expect((await server.post(paths.messages, { message: text })).statusCode).toBe(400);
  });

  test('control characters are dropped, line feed and tab are kept', async () => {
    expect(await stored('a\u0000b\u001B[31mc\u0007\r\nd\te\u007F\u009Bf')).toBe('ab[31mc\nd\tef');
  });

  test('direction overrides are stored as they came', async () => {
    expect(await stored('abc\u202Edef')).toBe('abc\u202Edef');
  });

  test('half of a surrogate pair is refused', async () => {
    const answer = await server.post(paths.questions, String.raw`{"question":"half \ud800 of it"}`);
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Question holds a character that is not text.',
    ]);
  });

  test('lengths are counted in code points', async () => {
    for (const text of ['x'.repeat(2_000), '😀'.repeat(2_000), `o${'\u0301'.repeat(1_900)}`])
      expect(await stored(text)).toBe(text);
    for (const text of ['x'.repeat(2_001), '😀'.repeat(2_001)])
      expect((await ask(text)).statusCode).toBe(400);
    const message = (text: string) => server.post(paths.messages, { message: text });
    expect((await message('é'.repeat(10_000))).statusCode).toBe(201);
    expect((await message('é'.repeat(10_001))).statusCode).toBe(400);
  });

  test('a name may be missing, empty or a hundred characters long', async () => {
    const name = async (value: string | null) => {
      expect((await ask(`By ${value}?`, value)).statusCode).toBe(201);
      return (await newest())?.name;
    };
    expect(await name(null)).toBeNull();
    expect(await name('')).toBeNull();
    expect(await name('\u200B \u3164')).toBeNull();
    expect(await name('n'.repeat(100))).toBe('n'.repeat(100));
    expect((await ask('Too long a name?', 'n'.repeat(101))).statusCode).toBe(400);
    expect((await server.post(paths.questions, { question: 'x', name: 7 })).statusCode).toBe(400);
  });

  test('a name or an e-mail is one line', async () => {
    for (const line of ['Eve\r\nBcc: all@example.org', 'Eve\nTo: x', 'Eve\u2028To: x', 'Eve\u0085To: x']) {
      expect((await ask('Who am I?', line)).statusCode).toBe(400);
      expect((await server.post(paths.messages, { message: 'x', name: line })).statusCode).toBe(400);
      expect((await server.post(paths.messages, { message: 'x', email: line })).statusCode).toBe(400);
    }
  });

  test('more than two empty lines in a row become one; two are kept', async () => {
    expect(await stored(`a${'\n'.repeat(1_990)}b`)).toBe('a\n\nb');
    expect(await stored('a\n \u200B\n\u2028\t\n\nb')).toBe('a\n\nb');
    expect(await stored('a\n\n\nb\n\nc\u2028d')).toBe('a\n\n\nb\n\nc\u2028d');
    const { id } = (await ask('To be answered at length?')).json<{ id: number }>();
    const answer = await server.post(paths.answer, { id, answer: `x${'\n'.repeat(100)}y`, password });
    expect(answer.json()).toMatchObject({ answer: 'x\n\ny' });
  });

  test('a text for the explorer is measured after it was normalised', async () => {
    const explore = (emotion: string) => server.post(paths.emotion, { emotion });
    const refused = await explore('\uFDFA'.repeat(500));
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'Emotion is too long: 500 characters at most.',
    ]);
    expect((await explore('a'.repeat(500))).statusCode).toBe(200);
    // Questions are not normalised, so their length is that of the text as sent.
    expect(await stored('\uFDFA'.repeat(2_000))).toBe('\uFDFA'.repeat(2_000));
  });
});
