import { describe, expect, test } from 'vitest';
import { careFor, readCare } from '../../../../testing/care.js';
import { answerTo, read } from '../engine.js';
import { readLabelled } from '../evaluation/evaluate.js';
import { careOf } from '../state/state.js';

describe('despair that names no danger', () => {
  // Floors are one per cent below the number of cries that got urgent or gentle care so far.
  test.each([
    ['care-unseen.jsonl', 42],
    ['care-held.jsonl', 65],
    ['care-fourth.jsonl', 62],
    ['care-fifth.jsonl', 20],
  ])('gets at least a gentle line in %s %i times or more', (file, atLeast) => {
    const cries = readCare(file).filter(({ kind }) => kind !== 'look-alike' && kind !== 'ordinary');
    const heard = cries.filter(({ text }) => careFor(text) !== undefined);
    expect(heard.length).toBeGreaterThanOrEqual(atLeast);
  });

  test('a gentle line is shown above at most 1.5 per cent of ordinary texts', () => {
    const typed = ['fresh', 'typed'].flatMap((set) =>
      readLabelled(new URL(`../../labelled/${set}.jsonl`, import.meta.url).pathname),
    );
    const ordinary = typed.filter(({ families }) => (families['despair'] ?? 0) === 0);
    const gentle = ordinary.filter(({ query }) => careFor(query) === 'gentle');
    expect(gentle.length / ordinary.length).toBeLessThanOrEqual(0.015);
  });

  // An urgent pattern gets only the gentle line if it is a small part of a text that is unlike all cries.
  test.each([
    ['goodbye cruel world, said the kettle at work and then it exploded', 'gentle'],
    ['reading durkheim on suicide for the seminar, the footnotes are longer than the text', 'gentle'],
    ['curso de prevención del suicidio el jueves, traed café', 'gentle'],
    ['goodbye cruel world', 'urgent'],
    ['kill myself', 'urgent'],
    ['ich will nicht mehr leben, und morgen ist wieder schule', 'urgent'],
  ])('is distinguished from texts that only use such words: %s is %s', (text, care) => {
    expect(careFor(text)).toBe(care);
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
    const answer = answerTo(read(text));
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
    const state = read(text);
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
    expect(careFor(text)).toBeUndefined(),
  );

  test.each([
    'my son got bullied at school',
    'Mein Sohn wird in der Schule gemobbt',
    'a mi hija le hacen bullying',
    'mon fils se fait harceler au collège',
    'mia figlia viene bullizzata a scuola',
    'meu filho sofre bullying na escola',
    'mijn dochter wordt op school gepest',
  ])('gets a gentle line where somebody else is bullied: %s', (text) => expect(careFor(text)).toBe('gentle'));

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
    'is not found in the suicide of a relative, which gets a gentle line and words of grief: %s',
    (text, code) => {
      const state = read(text);
      expect([careOf(state), state.cry?.language]).toEqual(['gentle', code]);
      expect(Object.keys(state.felt.families).slice(0, 2)).toContain('grief');
    },
  );
});
