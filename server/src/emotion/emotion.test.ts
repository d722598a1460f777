import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.js';
import { paths, type EmotionResponse, type ErrorBody } from '../contract.js';

describe('POST /api/emotion', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp('sqlite');
  });
  afterAll(() => server.close());

  test('answers with an intro, six emotions, and the mood of each and of the text', async () => {
    const answer = await server.post(paths.emotion, { emotion: '  Calm  ' });
    const body = answer.json<EmotionResponse>();
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(body)).toEqual(['intro', 'emotions', 'mood']);
    expect(body.mood?.valence).toBeGreaterThan(0);
    expect(body.mood?.arousal).toBeLessThan(0);
    expect(body.emotions).toHaveLength(6);
    for (const emotion of body.emotions) {
      const required = ['name', 'language', 'meaning', 'culturalContext'];
      expect(Object.keys(emotion)).toEqual([...required, 'word', 'family', 'valence', 'arousal']);
    }
  });

  test('gives no mood for a text without a feeling', async () => {
    const answer = await server.post(paths.emotion, { emotion: 'xqzt' });
    expect(Object.keys(answer.json<EmotionResponse>())).toEqual(['intro', 'emotions']);
  });

  test('marks the answer to a cry for help as urgent, and gives its language', async () => {
    const heard = await server.post(paths.emotion, { emotion: 'ich will nicht mehr leben' });
    expect(heard.json()).toMatchObject({ care: 'urgent', careLanguage: 'de' });
  });

  test('adds one gentle line to a text of despair, and keeps intro and emotions', async () => {
    const answer = await server.post(paths.emotion, { emotion: 'ich bin nichts wert' });
    const { care, careLanguage, careLine, intro, emotions } = answer.json<EmotionResponse>();
    expect({ care, careLanguage }).toEqual({ care: 'gentle', careLanguage: 'de' });
    expect(careLine).toMatch(/Es gibt Menschen, die zuhören/u);
    expect(intro).not.toContain(careLine);
    expect(emotions).toHaveLength(6);
  });

  test.each(['papa slaat mama', 'no merezco comer', 'won’t need it in spring'])(
    'adds the gentle line and words of comfort to despair that names no feeling: %s',
    async (emotion) => {
      const answer = await server.post(paths.emotion, { emotion });
      const keys = ['intro', 'emotions', 'care', 'careLanguage', 'careLine'];
      const body = answer.json<EmotionResponse>();
      expect(Object.keys(body)).toEqual(keys);
      expect(body.emotions).toHaveLength(6);
      expect(Math.min(...body.emotions.map(({ valence = -1 }) => valence))).toBeGreaterThan(0);
      expect(body.intro).toMatch(/^(?:The|Here|Below|These|Six)/u);
    },
  );

  test('answers the same text with the same bytes', async () => {
    const [one, two] = await Promise.all(
      [1, 2].map(() => server.post(paths.emotion, { emotion: 'a bit homesick' })),
    );
    expect(one?.body).toBe(two?.body);
  });

  test('refuses texts that are blank or too long, and values that are not text', async () => {
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

  test('accepts texts of one character and of five hundred', async () => {
    for (const emotion of ['x', 'a'.repeat(500), '\u{1F600}'.repeat(500), ` ${'b'.repeat(500)} `]) {
      expect((await server.post(paths.emotion, { emotion })).statusCode).toBe(200);
    }
  });

  test('keeps the text of a visitor out of the log', async () => {
    await server.post(paths.emotion, { emotion: 'canary sadness' });
    expect(server.logged()).not.toContain('canary');
  });
});
