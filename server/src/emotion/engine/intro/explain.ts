import { openingName, openingValues } from './opening.js';
import {
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
const NOT_YET = new Set(['negated', 'wished']);

function oneOf(patterns: readonly string[] = [], text: string): string {
  return turned(patterns, fraction(text, 'care'))[0] ?? '';
}

function careFor({ crisis, text }: State, { care }: Sentences): string {
  const sentences = care[crisis?.language ?? 'en'] ?? care['en'];
  const harm = crisis?.harmed === true ? 'harmed' : 'die';
  return oneOf(sentences?.[crisis?.aboutSomeoneElse === true ? 'other' : harm], text);
}

function sideOf({ target }: State, { pain, mixed, glad }: Sentences): Side {
  if (target.valence < 0) return pain;
  return target.valence > weight('intro glad from') ? glad : mixed;
}

function groupOf({ kind, target }: State, { groups }: Side): Side['groups'][string] | undefined {
  const felt = topFamily(target.families) ?? '';
  return kind === 'match' ? Object.values(groups).find(({ families }) => families.includes(felt)) : undefined;
}

/** First sentences that explain a word of the lexicon, by its meaning, or where that is too long by its hook. */
function openingsFor({ name, language, meaning, hook }: Term, patterns: readonly string[]): string[] {
  const lowered = meaning.charAt(0).toLowerCase() + meaning.slice(1).replace(/\.$/u, '');
  return [lowered, hook].flatMap((explained) =>
    patterns.map((pattern) => fill(pattern, { name, language: languageName(language), meaning: explained })),
  );
}

/** First sentences for the state, best first. */
function openings(state: State, sentences: Sentences, families: Families): string[] {
  const name = openingName(state);
  const share = fraction(state.text, 'opening');
  const usual = sentences.openings[name] ?? [];
  if (name === 'named' && state.named !== undefined) return openingsFor(state.named, turned(usual, share));
  const side = sideOf(state, sentences);
  const group = side === sentences.glad && NOT_YET.has(name) ? undefined : groupOf(state, side);
  const own = group !== undefined && name === 'typo' ? side.mended : group?.openings;
  const values = openingValues(state, name, families);
  const fitting = (own ?? usual).filter((pattern) => values['q'] !== '' || !pattern.includes('{q}'));
  const nameless = name === 'none' ? sentences.nameless.none : sentences.nameless.word;
  return turned(fitting.length > 0 ? fitting : nameless, share).map((pattern) => fill(pattern, values));
}

/** Two sentences: what was understood, and what sets the found words apart. For a cry for help, only care. */
function introduce(state: State, sentences: Sentences, families: Families): string {
  const { terms, kind, text } = state;
  if (kind === 'care') return careFor(state, sentences);
  if (kind === 'abuse') {
    const [a, b] = turned(terms, fraction(text, 'pair'));
    return fill(oneOf(sentences.openings['abuse'], text), { A: a?.name ?? '', B: b?.name ?? '' });
  }
  const pain = state.target.valence < 0 ? groupOf(state, sentences.pain) : undefined;
  const close = terms.filter((term) => term.families.some((family) => pain?.families.includes(family)));
  const other = kind === 'none' ? sentences.wander : sentences.contrasts;
  const seconds = contrasts(
    pain === undefined ? other : sentences.quiet,
    close[1] === undefined ? terms : close,
    text,
  );
  const firsts = openings(state, sentences, families);
  const intros = firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`));
  return intros.find((intro) => intro.length <= LONGEST) ?? (firsts[0] ?? '').slice(0, LONGEST);
}

/** The intro, and the gentle line above it. */
export function explain({ families }: Knowledge): Stage {
  const sentences = readSentences();
  return (state) => {
    const intro = introduce(state, sentences, families);
    const gentle = careOf(state) === 'gentle' ? sentences.gentle[state.undertone?.language ?? 'en'] : [];
    return { ...state, intro, gentleLine: oneOf(gentle, state.text) };
  };
}
