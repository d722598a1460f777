import { scoreTerms, type Scored } from './score.js';
import { weight } from '../files/dataFile.js';
import { topFamily } from '../knowledge/families.js';
import { LEXICON, type Term, languageKeys } from '../knowledge/lexicon.js';
import { type State, needsComfort } from '../state/state.js';
import { hash, turnOf } from '../text/hash.js';
import { fold } from '../text/normalise.js';

export const SERVED = 6;
const OF_EACH = 2;
const MOST_OF_A_REGION = 2;
const KIND_ENOUGH = weight('choose kind enough');
const SURPRISE_MARGIN = weight('six surprise margin');
const OTHER_FEELING = weight('six other feeling');

type MayJoin = (term: Term, chosen: readonly Term[]) => boolean;

/**
 * Returns a function that tells whether a term may be added to the chosen ones. Six terms are from six languages and at
 * least four regions, at most two from each. Languages of the text, and of a term named in it, are excluded.
 */
function rulesFor({ named, language }: State): MayJoin {
  const barred = new Set([...language.typedIn.flatMap(languageKeys), ...(named?.languageKeys ?? [])]);
  return (term, chosen) => {
    const isBarred = (key: string): boolean =>
      barred.has(key) || chosen.some((other) => other.languageKeys.includes(key));
    if (term.languageKeys.some(isBarred)) return false;
    const alike = chosen.filter(({ region }) => region === term.region).length;
    const doubled = chosen.length - new Set(chosen.map(({ region }) => region)).size;
    return alike === 0 || (alike < MOST_OF_A_REGION && doubled < SERVED - 4);
  };
}

/** Picks the first `count` terms that `mayJoin` allows beside those already picked. */
function pick(terms: readonly Term[], mayJoin: MayJoin, count = SERVED): Term[] {
  const chosen: Term[] = [];
  for (const term of terms) if (chosen.length < count && mayJoin(term, chosen)) chosen.push(term);
  return chosen;
}

/** Picks six words at random for a text without a feeling: six families, six regions, half of them pleasant. */
function wander(terms: readonly Term[], mayJoin: MayJoin, seed: string): Term[] {
  const seedHash = hash(seed);
  const shuffled = [...terms].sort((a, b) => turnOf(seedHash, b.id) - turnOf(seedHash, a.id));
  return pick(shuffled, (term, chosen) => {
    const isAlike = ({ region, families: [family] }: Term): boolean =>
      region === term.region || family === term.families[0];
    const mood = chosen.filter(({ valence }) => Math.sign(valence) === Math.sign(term.valence)).length;
    const isFit = term.confidence === 'high' && mood < SERVED / 2 && !chosen.some(isAlike);
    return isFit && mayJoin(term, chosen);
  });
}

const GENTLE = LEXICON.filter(({ valence, confidence }) => valence >= KIND_ENOUGH && confidence === 'high');

/** Chooses the six terms of the answer. The same text always gets the same terms. */
export function choose(state: State): State {
  const mayJoin = rulesFor(state);
  const isComfort = needsComfort(state);
  if (state.kind === 'none' && !isComfort)
    return { ...state, terms: wander(LEXICON, mayJoin, fold(state.text)) };
  const scored = scoreTerms(isComfort ? GENTLE : LEXICON, state);
  return { ...state, terms: chooseSix(scored, state, mayJoin) };
}

/** The best terms for a language model to choose from. */
export function candidates(state: State, count: number): Term[] {
  const mayJoin = rulesFor(state);
  const free = LEXICON.filter((term) => mayJoin(term, []));
  return scoreTerms(free, state)
    .slice(0, count)
    .map(({ term }) => term);
}

/** Removes terms from a language model's choice that break the rules of `rulesFor`, and fills it up to six. */
export function complete(chosen: readonly Term[], state: State): Term[] {
  const spare = state.kind === 'match' ? candidates(state, LEXICON.length) : state.terms;
  return pick([...chosen, ...spare], rulesFor(state));
}

/** The main emotion family of a text, or two about equally strong ones. Denied and wished-for ones do not count. */
export function feelingsIn({ evidence, target }: State): string[] {
  const strong = OTHER_FEELING * Math.max(0, ...evidence.map(({ weight }) => weight));
  const said = evidence
    .filter(({ weight, source, notes }) => weight >= strong && source !== 'telling' && notes.length === 0)
    .sort((a, b) => b.weight - a.weight);
  const named = [...new Set(said.flatMap(({ families }) => topFamily(families) ?? []))];
  return named.length > 1 ? named.slice(0, 2) : [topFamily(target.families) ?? ''];
}

/** Score of a candidate for the sixth term: high if it fits and its mood differs from the chosen five. */
function surpriseOf({ term, score }: Scored, others: readonly Term[]): number {
  const apart = others.map((other) => Math.hypot(term.valence - other.valence, term.arousal - other.arousal));
  return score + apart.reduce((sum, mood) => sum + mood, 0) / others.length;
}

/** The best six terms for a text with two feelings, at least two terms for each. */
function ofBoth(feelings: readonly string[], terms: readonly Term[], mayJoin: MayJoin): Term[] {
  const missing = (six: readonly Term[]): number => {
    const of = (feeling: string) => six.filter(({ families }) => families[0] === feeling).length;
    return feelings.reduce((sum, feeling) => sum + Math.max(0, OF_EACH - of(feeling)), 0);
  };
  const leavesRoom: MayJoin = (term, chosen) => missing([...chosen, term]) < SERVED - chosen.length;
  const chosen = pick(terms, (term, before) => mayJoin(term, before) && leavesRoom(term, before));
  return pick([...chosen, ...terms], mayJoin);
}

/** Six terms, best first. For a text with one feeling, the sixth is its most surprising term (see `surpriseOf`). */
function chooseSix(scored: readonly Scored[], state: State, mayJoin: MayJoin): Term[] {
  const terms = scored.map(({ term }) => term);
  const feelings = feelingsIn(state);
  if (feelings.length > 1 && state.kind === 'match') return ofBoth(feelings, terms, mayJoin);
  const chosen = pick(terms, mayJoin, SERVED - 1);
  const bar = (scored[0]?.score ?? 0) - SURPRISE_MARGIN;
  const [surprise] = scored
    .filter(({ term, score }) => score >= bar && term.families.includes(feelings[0] ?? ''))
    .filter(({ term }) => mayJoin(term, chosen))
    .sort((a, b) => surpriseOf(b, chosen) - surpriseOf(a, chosen));
  return pick([...chosen, ...(surprise ? [surprise.term] : []), ...terms], mayJoin);
}
