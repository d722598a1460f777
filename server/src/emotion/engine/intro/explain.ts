import { openingName, openingValues } from './opening.js';
import {
  type OpeningName,
  type Sentences,
  type Side,
  contrasts,
  fill,
  languageName,
  readSentences,
  turned,
} from './sentences.js';
import { weight } from '../knowledge/dataFile.js';
import { type Families, topFamily } from '../knowledge/families.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Term } from '../knowledge/lexicon.js';
import { type Stage, type State, careOf } from '../state/state.js';
import { fraction } from '../text/hash.js';

const LONGEST = 320;
/** What is denied or wished for has openings that show it. */
const NOT_YET = new Set<OpeningName>(['negated', 'wished']);

function careFor({ crisis, text }: State, { care }: Sentences): string {
  const sentences = care[crisis?.language ?? 'en'] ?? care['en'];
  if (crisis?.aboutSomeoneElse === true) return oneOf(sentences?.other, text);
  return oneOf(crisis?.harmed === true ? sentences?.harmed : sentences?.die, text);
}

function oneOf(patterns: readonly string[] = [], text: string): string {
  return turned(patterns, fraction(text, 'care'))[0] ?? '';
}

function sideOf({ target }: State, { pain, mixed, glad }: Sentences): Side {
  if (target.valence < 0) return pain;
  return target.valence > weight('intro glad from') ? glad : mixed;
}

function groupOf({ kind, target }: State, { groups }: Side): Side['groups'][string] | undefined {
  const felt = topFamily(target.families) ?? '';
  return kind === 'match' ? Object.values(groups).find(({ families }) => families.includes(felt)) : undefined;
}

function lowered(meaning: string): string {
  return meaning.charAt(0).toLowerCase() + meaning.slice(1).replace(/\.$/u, '');
}

/** First sentences for the state, best first; `hook` replaces a meaning that would be too long. */
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
  const side = sideOf(state, sentences);
  const group = side === sentences.glad && NOT_YET.has(name) ? undefined : groupOf(state, side);
  const own = group !== undefined && name === 'typo' ? side.mended : group?.openings;
  const patterns = own ?? sentences.openings[name];
  const fitting = patterns.filter((pattern) => values['q'] !== '' || !pattern.includes('{q}'));
  const nameless = name === 'none' ? sentences.nameless.none : sentences.nameless.word;
  return turned(fitting.length > 0 ? fitting : nameless, share).map((pattern) => fill(pattern, values));
}

function calmLine(state: State, terms: readonly Term[], { openings: { abuse } }: Sentences): string {
  const [a, b] = turned(terms, fraction(state.text, 'pair'));
  return fill(oneOf(abuse, state.text), { A: a?.name ?? '', B: b?.name ?? '' });
}

/** Two sentences: what was understood, and what sets the found words apart. For a cry for help, only care. */
export function introduce(state: State, sentences: Sentences, families: Families): string {
  const { terms } = state;
  if (state.kind === 'care') return careFor(state, sentences);
  if (state.kind === 'abuse') return calmLine(state, terms, sentences);
  const firsts = openings(state, openingName(state), sentences, families);
  const pain = state.target.valence < 0 ? groupOf(state, sentences.pain) : undefined;
  const close = terms.filter((term) => term.families.some((family) => pain?.families.includes(family)));
  const other = state.kind === 'none' ? sentences.wander : sentences.contrasts;
  const seconds = pain === undefined ? other : sentences.quiet;
  const spokenOf = close[1] === undefined ? terms : close;
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
  return (state) => {
    const intro = introduce(state, sentences, families);
    const gentle = careOf(state) === 'gentle' ? sentences.gentle[state.undertone?.language ?? 'en'] : [];
    return { ...state, intro, gentleLine: oneOf(gentle, state.text) };
  };
}
