import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.js';
import { paths, type EmotionResponse, type ErrorBody } from '../contract.js';

describe('POST /api/emotion', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp('sqlite');
  });
  afterAll(() => server.close());

  test('answers with an intro, six emotions, and where they and the text are on a map', async () => {
    const answer = await server.post(paths.emotion, { emotion: '  Calm  ' });
    const body = answer.json<EmotionResponse>();
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(body)).toEqual(['intro', 'emotions', 'mood']);
    expect(body.mood?.valence).toBeGreaterThan(0);
    expect(body.mood?.arousal).toBeLessThan(0);
    expect(body.emotions).toHaveLength(6);
    for (const emotion of body.emotions) {
      const law = ['name', 'language', 'meaning', 'culturalContext'];
      expect(Object.keys(emotion)).toEqual([...law, 'word', 'family', 'valence', 'arousal']);
    }
  });

  test('has no place on a map for a text without a feeling', async () => {
    const answer = await server.post(paths.emotion, { emotion: 'xqzt' });
    expect(Object.keys(answer.json<EmotionResponse>())).toEqual(['intro', 'emotions']);
  });

  test('says that a cry for help was heard, and in which language it answers', async () => {
    const heard = await server.post(paths.emotion, { emotion: 'ich will nicht mehr leben' });
    expect(heard.json()).toMatchObject({ care: 'urgent', careLanguage: 'de' });
  });

  test('adds one gentle line where despair is between the lines, and takes nothing away', async () => {
    const answer = await server.post(paths.emotion, { emotion: 'ich bin nichts wert' });
    const { care, careLanguage, careLine, intro, emotions } = answer.json<EmotionResponse>();
    expect({ care, careLanguage }).toEqual({ care: 'gentle', careLanguage: 'de' });
    expect(careLine).toMatch(/Es gibt Menschen, die zuhören/u);
    expect(intro).not.toContain(careLine);
    expect(emotions).toHaveLength(6);
  });

  test.each(['papa slaat mama', 'no merezco comer', 'won’t need it in spring'])(
    'adds the gentle line and words of comfort also where it finds no feeling: %s',
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
