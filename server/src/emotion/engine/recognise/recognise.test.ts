import { describe, expect, test } from 'vitest';
import { careFor, readCare } from '../../../../testing/care.js';
import { read } from '../engine.js';
import { LEXICON } from '../knowledge/lexicon.js';

const labelled = readCare('care.jsonl').map((row) => ({ ...row, read: read(row.text) }));
const isHeard = (text: string) => careFor(text) === 'urgent';
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
    expect(isHeard(text)).toBe(true);
    expect(intro).toMatch(/emergency|Notruf|emergencias|urgences/u);
    expect(intro).toMatch(/crisis line|Krisentelefon|línea de crisis|ligne d'écoute/u);
    expect(intro).toMatch(/someone close|one person close|nahesteht|alguien cercano|quelqu'un de proche/u);
    expect(intro.length).toBeLessThanOrEqual(320);
  });

  test.each(CRIES)('gets six words of comfort, such as compassion and belonging: %s', (text) => {
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
  ])('is recognised in violence against the visitor or at home: %s', (text) => {
    expect(isHeard(text)).toBe(true);
    expect(introTo(text)).toMatch(/not your fault|nicht deine Schuld|no es culpa tuya|pas ta faute/u);
    expect(introTo(text).length).toBeLessThanOrEqual(320);
  });

  test('is recognised, and distinguished from harmless texts that sound similar, in texts labelled by two other people', () => {
    const cries = labelled.filter(({ kind }) => kind !== 'look-alike');
    const lookAlikes = labelled.filter(({ kind }) => kind === 'look-alike');
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

  // Floors are one per cent below the numbers reached so far. Nobody has tuned to the last three sets.
  test.each([
    ['care-voices.jsonl', 386, 5],
    ['care-unseen.jsonl', 35, 1],
    ['care-fourth.jsonl', 20, 2],
    ['care-fifth.jsonl', 3, 1],
  ])('is recognised in %s %i times or more, and in at most %i look-alikes', (file, cries, lookAlikes) => {
    const heard = readCare(file).filter(({ text }) => isHeard(text));
    const mistaken = heard.filter(({ kind }) => kind === 'look-alike' || kind === 'ordinary');
    expect(heard.length - mistaken.length).toBeGreaterThanOrEqual(cries);
    expect(mistaken.length).toBeLessThanOrEqual(lookAlikes);
  });

  test('no word of the lexicon is answered with care, because the answer itself offers it', () => {
    const heard = LEXICON.filter(({ name }) => careFor(name) !== undefined);
    expect(heard.map(({ name }) => name)).toEqual([]);
  });

  test.each(['de', 'es', 'fr', 'it', 'pt', 'nl', 'en'])(
    'is answered in its own language only: %s',
    (language) => {
      const cries = labelled.filter((row) => row.language === language && row.kind !== 'look-alike');
      const intros = cries.map(({ read: { intro } }) => intro);
      expect(intros.length).toBeGreaterThan(5);
      if (language !== 'en') for (const intro of intros) expect(intro).not.toMatch(/\b(?:the|you|need)\b/u);
      for (const intro of intros) expect(intro.length).toBeLessThanOrEqual(320);
    },
  );

  test('about somebody else is answered as such', () => {
    expect(isHeard('my friend wants to kill himself')).toBe(true);
    expect(introTo('my friend wants to kill himself')).toContain('caring about someone');
  });

  test('is recognised beside the suicide of somebody else', () => {
    expect(isHeard('my brother killed himself and I want to die too')).toBe(true);
    expect(isHeard('my mother killed herself, maybe I should too')).toBe(true);
    expect(isHeard('mon frère veut se suicider')).toBe(true);
  });

  test('of violence is answered as done to the visitor', () => {
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
    'the kids made a poster against bullying',
    'die Klasse hat ein Theaterstück über Mobbing aufgeführt',
    'ma chef va me tuer, j’ai envoyé le mail à tout le monde',
    'hoy me despedí de mis alumnos, me regalaron una planta',
    'mi sono tagliata con la grattugia facendo la torta',
    'meu namorado me trocou por outra',
  ])('is not found in a harmless text: %s', (text) => expect(isHeard(text)).toBe(false));
});
