import { describe, expect, test } from 'vitest';
import { readCare } from '../../../../testing/care.js';
import { read } from '../engine.js';
import { LEXICON } from '../knowledge/lexicon.js';
import { careOf } from '../state/state.js';

const labelled = readCare('care.jsonl');
const kindOf = (text: string) => read(text).kind;
const introTo = (text: string) => read(text).intro;

const CRIES = [
  'I want to die',
  'I wanna kill myself',
  "I don't want to live anymore",
  'thinking about suicide',
  'everyone would be better off without me',
  'I keep cutting myself',
  'I wish I had never been born',
  "I don't see a reason to live",
  'no one would care if I was dead',
  'I cut my arms again',
  'kms',
  'ich will nicht mehr leben',
  'ich will mich umbringen',
  'ich habe keine Lust mehr zu leben',
  'Ich möchte sterben',
  'no quiero vivir más',
  'quiero morirme',
  'pienso en suicidarme',
  "j'ai envie de mourir",
  'je veux me tuer',
  "je n'ai plus envie de vivre",
  'help me',
  'nobody would miss me',
  'I am afraid I will hurt my baby',
];

describe('a cry for help', () => {
  test.each(CRIES)('is recognised: %s', (text) => {
    const intro = introTo(text);
    expect(kindOf(text)).toBe('care');
    expect(intro).toMatch(/emergency|Notruf|emergencias|urgences/u);
    expect(intro).toMatch(/crisis line|Krisentelefon|línea de crisis|ligne d'écoute/u);
    expect(intro).toMatch(/someone close|one person close|nahesteht|alguien cercano|quelqu'un de proche/u);
    expect(intro.length).toBeLessThanOrEqual(320);
  });

  test.each(CRIES)('gets words of compassion and belonging, no play: %s', (text) => {
    const { terms } = read(text);
    expect(terms).toHaveLength(6);
    for (const { families, valence } of terms) {
      expect(valence).toBeGreaterThan(0);
      expect(['compassion', 'belonging', 'tenderness', 'hope', 'trust', 'love']).toEqual(
        expect.arrayContaining([
          families.find((family) =>
            ['compassion', 'belonging', 'tenderness', 'hope', 'trust', 'love'].includes(family),
          ),
        ]),
      );
    }
  });

  test.each([
    'i was raped',
    'my husband hits me',
    'my dad beats me when he drinks',
    'my boyfriend choked me',
    'my stalker is outside again',
    'mein Vater schlägt meine Mutter',
    'mein Mann schlägt mich',
    'mi marido me pega',
    "j'ai été violée",
  ])('is heard where somebody does violence: %s', (text) => {
    expect(kindOf(text)).toBe('care');
    expect(introTo(text)).toMatch(/not your fault|nicht deine Schuld|no es culpa tuya|pas ta faute/u);
    expect(introTo(text).length).toBeLessThanOrEqual(320);
  });

  test('is recognised, and distinguished from harmless texts that sound similar, in texts labelled by two other people', () => {
    const texts = labelled.map(({ text, kind, language }) => ({
      text,
      kind,
      language,
      read: read(text),
    }));
    const cries = texts.filter(({ kind }) => kind !== 'look-alike');
    const lookAlikes = texts.filter(({ kind }) => kind === 'look-alike');
    const missed = cries.filter(({ read }) => read.kind !== 'care').map(({ text }) => text);
    const mistaken = lookAlikes.filter(({ read }) => read.kind === 'care').map(({ text }) => text);
    expect(missed).toEqual([]);
    expect(mistaken).toEqual([]);
    const misread = cries.filter(
      ({ kind, language, read: { cry } }) =>
        cry?.language !== language ||
        (cry.about === 'harmed') !== (kind === 'harmed') ||
        (cry.about === 'other') !== (kind === 'other-in-danger'),
    );
    expect(misread.map(({ text }) => text)).toEqual([]);
  });

  // One per cent under what was reached; the last two sets are kept aside, and nobody has tuned to them.
  test.each([
    ['care-voices.jsonl', 386, 5],
    ['care-unseen.jsonl', 35, 1],
    ['care-fourth.jsonl', 20, 2],
  ])('is heard in %s %i times or more, and in at most %i look-alikes', (file, cries, lookAlikes) => {
    const texts = readCare(file);
    const heard = (isCry: boolean) =>
      texts.filter(({ text, kind }) => (kind !== 'look-alike') === isCry && kindOf(text) === 'care').length;
    expect(heard(true)).toBeGreaterThanOrEqual(cries);
    expect(heard(false)).toBeLessThanOrEqual(lookAlikes);
  });

  test('no word of the lexicon is answered with care, because the answer itself offers it', () => {
    const heard = LEXICON.filter(({ name }) => careOf(read(name)) !== undefined);
    expect(heard.map(({ name }) => name)).toEqual([]);
  });

  test.each(['de', 'es', 'fr', 'it', 'pt', 'nl', 'en'])(
    'is answered wholly in its language: %s',
    (language) => {
      const cries = labelled.filter((row) => row.language === language && row.kind !== 'look-alike');
      const intros = cries.map(({ text }) => introTo(text));
      expect(intros.length).toBeGreaterThan(5);
      if (language !== 'en') for (const intro of intros) expect(intro).not.toMatch(/\b(?:the|you|need)\b/u);
      for (const intro of intros) expect(intro.length).toBeLessThanOrEqual(320);
    },
  );

  test('about somebody else is answered as such', () => {
    expect(kindOf('my friend wants to kill himself')).toBe('care');
    expect(introTo('my friend wants to kill himself')).toContain('caring about someone');
  });

  test('is heard beside a suicide', () => {
    expect(kindOf('my brother killed himself and I want to die too')).toBe('care');
    expect(kindOf('my mother killed herself, maybe I should too')).toBe('care');
    expect(kindOf('mon frère veut se suicider')).toBe('care');
  });

  test('about a child who is bullied is not answered as the visitor’s own', () => {
    expect(introTo('my son got bullied at school')).toContain('caring about someone');
    expect(introTo('I was bullied at school')).toContain('not your fault');
    expect(introTo('mi marido me pega')).toContain('no es culpa tuya');
  });

  test.each([
    'dying of laughter',
    'my brother beat me at chess',
    'she helped me',
    'I hurt my brother’s feelings',
    'we can’t go on holiday this year',
    'she hit me up last night',
    'it hit me that summer is over',
    'the ball hit me in the face',
    'I am dying to see you',
    'my dog died',
    'I could kill for a coffee',
    'I am scared of dying',
    'dying of embarrassment',
    'I cut myself some slack',
    'this traffic is killing me',
    'I cut my hair',
    'he took my life savings',
    'muero de hambre',
    'pissed off at everyone',
    'better off without him',
    "I'm writing an essay about suicide in Shakespeare",
    'suicide bombing in the news makes me sad',
    'I stepped on her foot and wanted to die',
    'ich will sterben vor Scham',
    'ich könnte ihn umbringen',
  ])('is not heard where there is none: %s', (text) => expect(kindOf(text)).not.toBe('care'));
});
