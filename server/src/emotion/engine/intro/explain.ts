import { openingName, openingValues } from './opening.js';
import {
  type OpeningName,
  type Sentences,
  contrasts,
  fill,
  languageName,
  readSentences,
  turned,
} from './sentences.js';
import { type Families, topFamily } from '../knowledge/families.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Term } from '../knowledge/lexicon.js';
import type { Stage, State } from '../state/state.js';
import { fraction } from '../text/hash.js';

const LONGEST = 320;
const TWO = 2;
type Pain = Sentences['pain'][string];

function careFor({ crisis, text }: State, { care }: Sentences): string {
  const sentences = care[crisis?.language ?? 'en'] ?? care['en'];
  if (crisis?.aboutSomeoneElse === true) return oneOf(sentences?.other, text);
  return oneOf(crisis?.harmed === true ? sentences?.harmed : sentences?.die, text);
}

function oneOf(patterns: readonly string[] = [], text: string): string {
  return turned(patterns, fraction(text, 'care'))[0] ?? '';
}

/** What hurts, where the strongest feeling is one that hurts. */
function painOf({ kind, target }: State, { pain }: Sentences): Pain | undefined {
  const felt = topFamily(target.families) ?? '';
  const hurts = kind === 'match' && target.valence < 0;
  return hurts ? Object.values(pain).find(({ families }) => families.includes(felt)) : undefined;
}

function lowered(meaning: string): string {
  const text = meaning.replace(/\.$/u, '');
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** First sentences for the state, best first; `hook` stands in for a meaning that would be too long. */
function openings(state: State, name: OpeningName, sentences: Sentences, families: Families): string[] {
  const values = openingValues(state, name, families);
  const share = fraction(state.text, 'opening');
  const named = state.named;
  if (name === 'named' && named !== undefined) {
    const about = { name: named.name, language: languageName(named.language) };
    const patterns = turned(sentences.openings.named, share);
    const full = patterns.map((pattern) => fill(pattern, { ...about, meaning: lowered(named.meaning) }));
    return [...full, ...patterns.map((pattern) => fill(pattern, { ...about, meaning: named.hook }))];
  }
  const pain = painOf(state, sentences);
  if (pain !== undefined)
    return turned(name === 'typo' ? sentences.mended : pain.openings, share)
      .filter((pattern) => values['q'] !== '' || !pattern.includes('{q}'))
      .map((pattern) => fill(pattern, values));
  const wordless = values['q'] === '' && name !== 'sign' && name !== 'abuse' && name !== 'unread';
  const nameless = name === 'none' ? sentences.nameless.none : sentences.nameless.word;
  return turned(wordless ? nameless : sentences.openings[name], share).map((pattern) =>
    fill(pattern, values),
  );
}

function calmLine(state: State, terms: readonly Term[], { openings: { abuse } }: Sentences): string {
  const [a, b] = turned(terms, fraction(state.text, 'pair'));
  const pattern = turned(abuse, fraction(state.text, 'opening'))[0] ?? '';
  return fill(pattern, { A: a?.name ?? '', B: b?.name ?? '' });
}

/** Two sentences: what was understood, and what sets the found words apart. For a cry for help, only care. */
export function introduce(state: State, sentences: Sentences, families: Families): string {
  const { terms } = state;
  if (state.kind === 'care') return careFor(state, sentences);
  if (state.kind === 'abuse') return calmLine(state, terms, sentences);
  const firsts = openings(state, openingName(state), sentences, families);
  const pain = painOf(state, sentences);
  const close = terms.filter((term) => term.families.some((family) => pain?.families.includes(family)));
  const seconds = pain === undefined ? sentences.contrasts : sentences.quiet;
  const spokenOf = close.length < TWO ? terms : close;
  for (const first of firsts) {
    for (const second of contrasts(seconds, spokenOf, state.text)) {
      const intro = `${first} ${second}`;
      if (intro.length <= LONGEST) return intro;
    }
  }
  return (firsts[0] ?? '').slice(0, LONGEST);
}

/** The intro: what was understood, and what sets the six words apart. */
export function explain({ families }: Knowledge): Stage {
  const sentences = readSentences();
  return (state) => ({ ...state, intro: introduce(state, sentences, families) });
}
