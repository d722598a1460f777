import { type Families, topFamily, type Entry } from '../knowledge/families.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { weight, wordList } from '../knowledge/dataFile.js';
import { NAMED, findNegators, isDenied } from './negators.js';
import { become } from './context.js';
import type { Evidence, Stage, State } from '../state/state.js';
import { fold } from '../text/normalise.js';

/** Turns evidence into its opposite: from the table of terms, else from the opposites of its family. */
function oppose(item: Evidence, families: Families, terms: ReadonlyMap<string, Entry>): Evidence {
  const opposites = families[topFamily(item.families) ?? '']?.opposites ?? [];
  const turned = { families: opposites, valence: -item.valence, arousal: -item.arousal };
  return become(item, { ...(terms.get(fold(item.term)) ?? turned), term: 'negated' });
}

const BESIDE_AFFIRMED = weight('negation beside affirmed');
const JOINS_DENIED = wordList('joining denials');

/** In "done being ashamed", "done" is a negator and not a feeling. */
function isSpentOnDenial({ at, valence }: Evidence, openings: ReadonlySet<number>): boolean {
  return at.length === 1 && valence < 0 && openings.has(at[0] ?? -1);
}

/**
 * Turns denied feelings into their opposites. The scope is a few words and ends at a comma, "but" or "just".
 * If another feeling is affirmed, the denied one counts for little.
 */
function negate(state: State, knowledge: Knowledge): readonly Evidence[] {
  const { tokens, evidence, language } = state;
  const { negations: data, signs, families } = knowledge;
  // "I am not jealous. Okay, maybe a little."
  if (signs.placesOf('retracting', tokens).length > 0) return evidence;
  const scope = {
    tokens,
    rules: language,
    negators: findNegators(state, knowledge),
    attempts: new Set(signs.placesOf('attempting', tokens).flat()),
  };
  const stopping = signs.placesOf('stopping', tokens).filter((at) => at.length > 1);
  const openings = new Set(stopping.map(([first = 0]) => first));
  const kept = evidence.filter((item) => !isSpentOnDenial(item, openings));
  const heard = kept.length === 0 ? evidence : kept;
  const denied = new Set(heard.filter((item) => isDenied(item, scope)));
  const affirmed = heard.some((item) => NAMED.has(item.source) && !denied.has(item));
  const moods = new Set([...denied].map(({ valence }) => Math.sign(valence)));
  const isNeither = moods.has(1) && moods.has(-1) && tokens.some(({ text }) => JOINS_DENIED.has(text));
  return heard.map((item) => {
    if (!denied.has(item)) return item;
    if (isNeither) return become(item, data.neither);
    const turned = oppose(item, families, data.terms);
    return affirmed ? { ...turned, weight: turned.weight * BESIDE_AFFIRMED } : turned;
  });
}

/** Handles denied feelings: "not scared any more" is relief and courage. */
export function negation(knowledge: Knowledge): Stage {
  return (state) => ({ ...state, evidence: negate(state, knowledge) });
}
