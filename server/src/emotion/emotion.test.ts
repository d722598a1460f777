import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.js';
import { paths, type EmotionResponse, type ErrorBody } from '../contract.js';

describe('POST /api/emotion', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp('sqlite');
  });
  afterAll(() => server.close());

  test('answers with an intro and six emotions, and nothing else', async () => {
    const answer = await server.post(paths.emotion, { emotion: '  Calm  ' });
    const body = answer.json<EmotionResponse>();
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(body)).toEqual(['intro', 'emotions']);
    expect(body.emotions).toHaveLength(6);
    for (const emotion of body.emotions) {
      expect(Object.keys(emotion)).toEqual(['name', 'language', 'meaning', 'culturalContext']);
    }
  });

  test('says that a cry for help was heard, and in which language it answers', async () => {
    const heard = await server.post(paths.emotion, { emotion: 'ich will nicht mehr leben' });
    expect(heard.json<EmotionResponse>().care).toEqual({ language: 'de' });
  });

  test('answers the same text with the same bytes', async () => {
    const [one, two] = await Promise.all(
      [1, 2].map(() => server.post(paths.emotion, { emotion: 'a bit homesick' })),
    );
    expect(one?.body).toBe(two?.body);
  });

  test('refuses what is blank, too long or no text', async () => {
    for (const emotion of [
      '',
      '   ',
      '\u00A0\u3000',
      '\u200B',
      'a'.repeat(501),
      7,
      null,
      ['sad'],
      { a: 1 },
    ]) {
      const answer = await server.post(paths.emotion, { emotion });
      expect([emotion, answer.statusCode]).toEqual([emotion, 400]);
      expect(answer.json<ErrorBody>().statusCode).toBe(400);
    }
    expect((await server.post(paths.emotion, {})).statusCode).toBe(400);
    expect((await server.post(paths.emotion, { emotion: 'sad', extra: 1 })).statusCode).toBe(400);
  });

  test('takes one and five hundred characters', async () => {
    for (const emotion of ['x', 'a'.repeat(500), '\u{1F600}'.repeat(500), ` ${'b'.repeat(500)} `]) {
      expect((await server.post(paths.emotion, { emotion })).statusCode).toBe(200);
    }
  });

  test('writes nothing of what was typed into the log', async () => {
    await server.post(paths.emotion, { emotion: 'canary sadness' });
    expect(server.logged()).not.toContain('canary');
  });
});
