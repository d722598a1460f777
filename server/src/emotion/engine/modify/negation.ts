import { become } from './context.js';
import { weight, wordList } from '../files/dataFile.js';
import { taxonomy, topFamily, weighFamilies } from '../knowledge/families.js';
import { NEGATIONS, SIGNS } from '../knowledge/signs.js';
import { type Evidence, REACH, type Source, type State, isExclaimed } from '../state/state.js';
import { fold } from '../text/normalise.js';
import type { Token } from '../text/tokenise.js';

const BESIDE_AFFIRMED = weight('negation beside affirmed');
const JOINS_DENIED = wordList('joining denials');
const LIGHT = wordList('light');
const AFTER_PASSING = wordList('after passing');
const DETERMINERS = wordList('determiners');
const OPENING = wordList('opening a clause');
/** Sources of evidence that name a feeling. Others, such as situations, only imply one. */
const NAMED: ReadonlySet<Source> = new Set<Source>(['word', 'idiom', 'lexicon name']);

/** Replaces a feeling by its opposite: the one in `negations.json` for this term, else the opposites of its family. */
function oppose(item: Evidence): Evidence {
  const opposites = weighFamilies(taxonomy[topFamily(item.families) ?? '']?.opposites ?? []);
  const turned = { families: opposites, valence: -item.valence, arousal: -item.arousal, term: 'negated' };
  return become(item, NEGATIONS.terms[fold(item.term)] ?? turned);
}

function distance(from: number, to: number, tokens: readonly Token[]): number {
  return to - from - tokens.slice(from + 1, to).filter(({ text }) => LIGHT.has(text)).length;
}

/** Whether a negator ("not") denies this evidence. `first` and `last` are the indices of its first and last token. */
type Denies = (item: Evidence, first: number, last: number) => boolean;

/** Finds negators before a feeling ("not", "lost all"), or after a verb of feeling ("ich freue mich nicht"). */
function denials({ tokens, evidence, language }: State): Denies[] {
  const isNegator = (place: number): boolean => language.list('negators').has(tokens[place]?.text ?? '');
  // Negators inside evidence and inside phrases such as "can't stop" and "not only" deny nothing.
  const spoken = new Set([...evidence.flatMap(({ at }) => at), ...SIGNS.placesOf('exempt', tokens).flat()]);
  const phrases = SIGNS.placesOf('stopping', tokens).map((at) => at.at(-1) ?? 0);
  // "No reason to" is painful evidence itself, and still denies the smile in "no reason to smile".
  const hurting = evidence.filter(({ at, valence }) => valence < 0 && at.some(isNegator));
  const negators = [
    ...[...tokens.keys()].filter(isNegator).map((place) => ({ place, reach: REACH.phrase, onlyGood: false })),
    ...phrases.map((place) => ({ place, reach: REACH.near, onlyGood: false })),
  ].filter(({ place }) => !spoken.has(place));
  for (const { at } of hurting) negators.push({ place: Math.max(...at), reach: REACH.next, onlyGood: true });
  // After "trying to" and "I wish" a painful feeling is not denied: "trying not to panic".
  const attempts = SIGNS.placesOf('attempting', tokens).flat();
  const isAttempted = (place: number): boolean =>
    attempts.some((at) => at <= place && place - at < REACH.clause);
  // A comma, "but" or "just" ends the scope of a negator.
  const reaches = (from: number, to: number): boolean =>
    !tokens.slice(from + 1, to + 1).some(({ afterBreak }) => afterBreak) &&
    !tokens.slice(from + 1, to).some(({ text }) => language.list('stoppers').has(text));
  return negators.map(({ place, reach, onlyGood }) => ({ valence }, first) => {
    if (onlyGood ? valence <= 0 : valence < 0 && isAttempted(place)) return false;
    if (place > first)
      return language.negationFollows && place - first <= REACH.near && reaches(first, place);
    return place < first && distance(place, first, tokens) <= reach && reaches(place, first);
  });
}

/** Finds negators after a feeling: "the anger has gone", "nervous? Not at all". */
function passings({ tokens }: State): Denies[] {
  const ends = (last: number): boolean => {
    const next = tokens[last + 1];
    return next === undefined || next.afterBreak || AFTER_PASSING.has(next.text);
  };
  const gone = SIGNS.placesOf('passing', tokens).filter((at) => ends(at.at(-1) ?? 0));
  const said = SIGNS.placesOf('afterwards', tokens).filter(([first = 0]) => tokens[first]?.afterBreak);
  // "My joy is gone" denies joy. "Glad that he is gone" does not deny gladness: "he" is the subject of "gone".
  const isSubject = (feeling: number): boolean =>
    DETERMINERS.has(tokens[feeling - 1]?.text ?? '') || !OPENING.has(tokens[feeling + 1]?.text ?? '');
  return [...gone, ...said].map(([place = 0]) => ({ source, at }, _, last) => {
    const isNear = place > last && distance(last, place, tokens) <= REACH.near;
    return isNear && at.length === 1 && NAMED.has(source) && isSubject(last);
  });
}

/**
 * Turns denied feelings into their opposites: "not scared any more" is relief and courage. If another feeling is
 * affirmed, the denied one counts for little.
 */
export function negation(state: State): State {
  const { tokens, evidence } = state;
  // The visitor takes a denial back: "I am not jealous. Okay, maybe a little."
  if (SIGNS.placesOf('retracting', tokens).length > 0) return state;
  // In "done being ashamed", "done" is a negator and not a feeling.
  const stopping = SIGNS.placesOf('stopping', tokens).filter((at) => at.length > 1);
  const openings = new Set(stopping.map(([first]) => first));
  const kept = evidence.filter(({ at, valence }) => at.length !== 1 || valence >= 0 || !openings.has(at[0]));
  const heard = kept.length === 0 ? evidence : kept;
  const negators = [...denials(state), ...passings(state)];
  const isDenied = (item: Evidence): boolean => {
    const [first, last] = [Math.min(...item.at), Math.max(...item.at)];
    return !isExclaimed(item.at, tokens) && negators.some((denies) => denies(item, first, last));
  };
  const denied = new Set(heard.filter(isDenied));
  const affirmed = heard.some((item) => NAMED.has(item.source) && !denied.has(item));
  const moods = new Set([...denied].map(({ valence }) => Math.sign(valence)));
  const isNeither = moods.has(1) && moods.has(-1) && tokens.some(({ text }) => JOINS_DENIED.has(text));
  const turn = (item: Evidence): Evidence => {
    if (!denied.has(item)) return item;
    if (isNeither) return become(item, NEGATIONS.neither);
    const turned = oppose(item);
    return affirmed ? { ...turned, weight: turned.weight * BESIDE_AFFIRMED } : turned;
  };
  return { ...state, evidence: heard.map(turn) };
}
