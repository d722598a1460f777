import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { engineOfProcess } from '../engine.js';
import { readLabelled } from '../evaluation/evaluate.js';
import { careOf } from '../state/state.js';

const engine = engineOfProcess();
const readCare = (file: string) =>
  readFileSync(new URL(`../../labelled/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { text: string; kind: string; language: string });
const labelled = readCare('care.jsonl');
const kindOf = (text: string) => engine.read(text).kind;
const introTo = (text: string) => engine.introduce(engine.read(text));

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
    const { terms } = engine.read(text);
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
      read: engine.read(text),
    }));
    const cries = texts.filter(({ kind }) => kind !== 'look-alike');
    const lookAlikes = texts.filter(({ kind }) => kind === 'look-alike');
    const missed = cries.filter(({ read }) => read.kind !== 'care').map(({ text }) => text);
    const mistaken = lookAlikes.filter(({ read }) => read.kind === 'care').map(({ text }) => text);
    expect(missed).toEqual([]);
    expect(mistaken).toEqual([]);
    const misread = cries.filter(
      ({ kind, language, read: { crisis } }) =>
        crisis?.language !== language ||
        crisis.harmed !== (kind === 'harmed') ||
        crisis.aboutSomeoneElse !== (kind === 'other-in-danger'),
    );
    expect(misread.map(({ text }) => text)).toEqual([]);
  });

  // One per cent under what was reached; the second set is kept aside, and nobody has tuned to it.
  test.each([
    ['care-voices.jsonl', 386, 5],
    ['care-unseen.jsonl', 34, 2],
  ])('is heard in %s %i times or more, and in at most %i look-alikes', (file, cries, lookAlikes) => {
    const texts = readCare(file);
    const heard = (isCry: boolean) =>
      texts.filter(({ text, kind }) => (kind !== 'look-alike') === isCry && kindOf(text) === 'care').length;
    expect(heard(true)).toBeGreaterThanOrEqual(cries);
    expect(heard(false)).toBeLessThanOrEqual(lookAlikes);
  });

  // What was reached, one per cent less: both tiers together on cries, and the gentle one on what people type in ten seconds.
  test.each([
    ['care-unseen.jsonl', 42],
    ['care-held.jsonl', 54],
  ])('gets at least a gentle line in %s %i times or more', (file, atLeast) => {
    const cries = readCare(file).filter(({ kind }) => kind !== 'look-alike');
    const heard = cries.filter(({ text }) => careOf(engine.read(text)) !== undefined);
    expect(heard.length).toBeGreaterThanOrEqual(atLeast);
  });

  test('no word of the lexicon is answered with care, because the answer itself offers it', () => {
    const heard = engine.knowledge.lexicon.filter(({ name }) => careOf(engine.read(name)) !== undefined);
    expect(heard.map(({ name }) => name)).toEqual([]);
  });

  test('a gentle line is shown above at most 1.5 per cent of ordinary texts', () => {
    const typed = ['fresh', 'typed'].flatMap((set) =>
      readLabelled(new URL(`../../labelled/${set}.jsonl`, import.meta.url).pathname),
    );
    const ordinary = typed.filter(({ families }) => (families['despair'] ?? 0) === 0);
    const gentle = ordinary.filter(({ query }) => careOf(engine.read(query)) === 'gentle');
    expect(gentle.length / ordinary.length).toBeLessThanOrEqual(0.015);
  });

  test.each([
    ['i throw up everything i eat', 'en'],
    ['I binge every night and throw up', 'en'],
    ['ich bin nichts wert', 'de'],
    ['no valgo nada', 'es'],
    ['no quiero seguir así', 'es'],
    ['je me fais vomir', 'fr'],
    ['mi faccio schifo', 'it'],
    ['não valho nada', 'pt'],
    ['er is geen hoop meer voor mij', 'nl'],
  ])('keeps its six words under the gentle line, in its own language: %s', (text, language) => {
    const answer = engine.answerTo(engine.read(text));
    expect(answer).toMatchObject({ care: 'gentle', careLanguage: language });
    expect(answer.careLine).toMatch(/listen|zuhören|escuchar|écouter|ascoltare|ouvir|luisteren/u);
    expect(answer.emotions).toHaveLength(6);
  });

  test.each([
    'I want to disappear',
    'i just want to vanish',
    'I wish I could disappear',
    'everyone hates me, i want to disappear',
    'ich möchte einfach verschwinden',
    'je voudrais disparaître',
    'solo quiero desaparecer',
    'vorrei sparire',
    'queria sumir',
    'ik wil gewoon verdwijnen',
  ])('may be a wish to disappear, which gets a gentle line and no word of embarrassment: %s', (text) => {
    const state = engine.read(text);
    expect(careOf(state)).toBe('gentle');
    expect(Object.keys(state.felt.families)).not.toContain('embarrassment');
  });

  test.each([
    'I wanted to disappear when I called the teacher mum',
    'so embarrassing, I want to disappear',
    'I want to disappear into the ground',
    'I want to disappear to a beach for two weeks',
    'I want to be invisible for a day',
    'I want the stain to disappear',
    'quero sumir de vergonha',
    'tierra trágame, quiero desaparecer',
  ])('is no wish to disappear from a blunder or to a beach: %s', (text) =>
    expect(careOf(engine.read(text))).toBeUndefined(),
  );

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

  test.each([
    ['my uncle killed himself ten years ago', 'en'],
    ['I lost my best friend to suicide last month', 'en'],
    ['mein Opa hat sich umgebracht', 'de'],
    ['mi abuelo se suicidó', 'es'],
    ["mon frère s'est suicidé", 'fr'],
    ['mio zio si è ucciso', 'it'],
    ['o meu tio se matou', 'pt'],
    ['mijn broer heeft zelfmoord gepleegd', 'nl'],
  ])(
    'is not heard of the dead, but their families get a gentle line and words of grief: %s',
    (text, code) => {
      const state = engine.read(text);
      expect([careOf(state), state.undertone?.language]).toEqual(['gentle', code]);
      expect(Object.keys(state.felt.families).slice(0, 2)).toContain('grief');
    },
  );

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
