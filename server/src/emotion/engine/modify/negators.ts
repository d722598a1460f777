import type { Language } from '../knowledge/languages.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { wordList } from '../knowledge/dataFile.js';
import {
  CLAUSE,
  type Evidence,
  NEAR,
  NEXT,
  PHRASE,
  type Source,
  type State,
  isExclaimed,
} from '../state/state.js';
import type { Token } from '../text/tokenise.js';

interface Negator {
  readonly place: number;
  /** The denied word comes before: "the anger has gone". */
  readonly backward?: true;
  /** "No reason to" denies only what is good. */
  readonly onlyGood?: true;
  readonly reach: number;
}

/** Negators inside evidence that hurts already, such as "no reason to". They deny a smile that follows. */
function negatorsWithin(tokens: readonly Token[], evidence: readonly Evidence[], rules: Language): Negator[] {
  const denies = ({ at, valence }: Evidence): boolean =>
    valence < 0 && at.some((place) => rules.list('negators').has(tokens[place]?.text ?? ''));
  return evidence.filter(denies).map(({ at }) => ({ place: Math.max(...at), onlyGood: true, reach: NEXT }));
}

const AFTER_PASSING = wordList('after passing');

/** Negators after the feeling: "the anger has gone", "nervous? Not at all". */
function passings(tokens: readonly Token[], { signs }: Knowledge): Negator[] {
  const ends = (last: number): boolean => {
    const next = tokens[last + 1];
    return next === undefined || next.afterBreak || AFTER_PASSING.has(next.text);
  };
  const gone = signs.placesOf('passing', tokens).filter((at) => ends(at.at(-1) ?? 0));
  const said = signs.placesOf('afterwards', tokens).filter(([first = 0]) => tokens[first]?.afterBreak);
  return [...gone, ...said].map(([place = 0]) => ({ place, reach: NEAR, backward: true }));
}

/** Finds all negators, except in phrases that are evidence and in "can't stop" and "not only". */
export function findNegators({ tokens, evidence, language: rules }: State, knowledge: Knowledge): Negator[] {
  const { signs } = knowledge;
  const spoken = new Set([...evidence.flatMap(({ at }) => at), ...signs.placesOf('exempt', tokens).flat()]);
  // Words such as "not" and "kein", and the last words of phrases such as "lost all".
  const words = [...tokens.keys()].filter((place) => rules.list('negators').has(tokens[place]?.text ?? ''));
  const phrases = signs.placesOf('stopping', tokens).map((at) => at.at(-1) ?? 0);
  const following = [
    ...words.map((place) => ({ place, reach: PHRASE })),
    ...phrases.map((place) => ({ place, reach: NEAR })),
  ];
  return [
    ...following.filter(({ place }) => !spoken.has(place)),
    ...negatorsWithin(tokens, evidence, rules),
    ...passings(tokens, knowledge),
  ];
}

const LIGHT = wordList('light');
/** Sources that name a feeling. Situations only imply one. */
export const NAMED: ReadonlySet<Source> = new Set<Source>(['word', 'idiom', 'lexicon name']);

interface Scope {
  readonly tokens: readonly Token[];
  readonly rules: Language;
  readonly negators: readonly Negator[];
  /** Tokens of "trying to", "I wish" and the like: the feeling after them is still there. */
  readonly attempts: ReadonlySet<number>;
}

function distance(from: number, to: number, tokens: readonly Token[]): number {
  const between = tokens.slice(from + 1, to);
  return to - from - between.filter(({ text }) => LIGHT.has(text)).length;
}

/** Whether the denial is only attempted: "trying not to panic". */
function isAttempted(place: number, { attempts }: Scope): boolean {
  return Array.from({ length: CLAUSE }, (_, back) => place - back).some((at) => attempts.has(at));
}

/** Whether a comma, "but" or "just" ends the scope before the feeling. */
function barred(from: number, to: number, { tokens, rules }: Scope): boolean {
  const isStopper = ({ text }: Token): boolean => rules.list('stoppers').has(text);
  const breaks = tokens.slice(from + 1, to + 1).some(({ afterBreak }) => afterBreak);
  return breaks || tokens.slice(from + 1, to).some(isStopper);
}

const DETERMINERS = wordList('determiners');
const OPENING = wordList('opening a clause');

/** "My joy is gone" denies joy. "Glad that he is gone" does not, because the clause has a subject of its own. */
function isSubject(feeling: number, tokens: readonly Token[]): boolean {
  const [before, after] = [tokens[feeling - 1]?.text ?? '', tokens[feeling + 1]?.text ?? ''];
  return DETERMINERS.has(before) || !OPENING.has(after);
}

/** Whether the text denies this evidence. */
export function isDenied(item: Evidence, scope: Scope): boolean {
  if (isExclaimed(item.at, scope.tokens)) return false;
  const first = Math.min(...item.at);
  const last = Math.max(...item.at);
  return scope.negators.some(({ place, onlyGood, reach, backward }) => {
    if (backward) {
      const named = NAMED.has(item.source) && item.at.length === 1 && place > last;
      return named && distance(last, place, scope.tokens) <= reach && isSubject(last, scope.tokens);
    }
    if (item.valence < 0 && isAttempted(place, scope)) return false;
    if (onlyGood && item.valence <= 0) return false;
    if (scope.rules.negationFollows && place > first && place - first <= NEAR)
      return !barred(first, place, scope);
    return place < first && distance(place, first, scope.tokens) <= reach && !barred(place, first, scope);
  });
}
