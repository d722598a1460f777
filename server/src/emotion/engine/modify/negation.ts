import { type Families, topFamily, weighFamilies } from '../knowledge/families.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Language } from '../knowledge/languages.js';
import type { Negations, Phrases } from '../knowledge/modifiers.js';
import type { Entry } from '../knowledge/vocabulary.js';
import { weight, wordList } from '../knowledge/weights.js';
import { NAMED, isDenied } from './scope.js';
import { findNegators, placesOf } from './negators.js';
import { become } from './wishes.js';
import type { Evidence, Stage } from '../state/state.js';
import { fold } from '../text/normalise.js';
import type { Token } from '../text/tokenise.js';

const BY_RANK = [1, 0.8, 0.6, 0.45] as const;
const FROM_SECOND_FAMILY = weight('oppose from second family');

/** What is felt where the family is denied: its opposites, then those of the second family meant. */
function oppositesOf(evidence: Evidence, families: Families): Record<string, number> {
  const weights: Record<string, number> = {};
  const ranked = Object.entries(evidence.families).sort((a, b) => b[1] - a[1]);
  ranked.slice(0, 2).forEach(([family], index) => {
    families[family]?.opposites.forEach((opposite, rank) => {
      const weight = (BY_RANK[rank] ?? BY_RANK[3]) * (index === 0 ? 1 : FROM_SECOND_FAMILY);
      weights[opposite] = Math.max(weights[opposite] ?? 0, weight);
    });
  });
  return weights;
}

/** The evidence of "not …": from the table of terms where one is listed, else from the families' opposites. */
export function oppose(evidence: Evidence, families: Families, terms: ReadonlyMap<string, Entry>): Evidence {
  const listed = terms.get(fold(evidence.term));
  if (listed !== undefined) {
    const { valence, arousal } = listed;
    const notes = [...evidence.notes, 'negated'];
    return { ...evidence, families: weighFamilies(listed.families), valence, arousal, notes };
  }
  const opposites = oppositesOf(evidence, families);
  const typical = families[topFamily(opposites) ?? ''];
  return {
    ...evidence,
    families: opposites,
    valence: -0.8 * evidence.valence,
    arousal: typical?.arousal ?? -evidence.arousal,
    notes: [...evidence.notes, 'negated'],
  };
}

const BESIDE_AFFIRMED = weight('negation beside affirmed');
const JOINS_DENIED = wordList('joining denials');
const CONTRASTING = wordList('contrasting');

/** In "done being ashamed" the "done" denies, and is nothing felt itself. */
function isSpentOnDenial({ at, valence }: Evidence, openings: ReadonlySet<number>): boolean {
  return at.length === 1 && valence < 0 && openings.has(at[0] ?? -1);
}

function openingsOf(phrases: readonly Phrases[], tokens: readonly Token[]): Set<number> {
  const found = phrases.flatMap((index) => index.find(tokens)).filter(({ at }) => at.length > 1);
  return new Set(found.map(({ at }) => at[0] ?? 0));
}

/** "Not bored, I just do not want to do anything". */
function contrasts(denied: number, { at }: Evidence, tokens: readonly Token[]): boolean {
  const first = Math.min(...at);
  return denied >= 0 && tokens.slice(denied + 1, first).some(({ text }) => CONTRASTING.has(text));
}

/**
 * Turns what is denied into what is felt instead. The scope is a few words and ends at a comma, at "but" or "just".
 * Where something else is affirmed, the denied counts for little; where the same is affirmed, as in "alone but not
 * lonely", the denial takes it back.
 */
function negate(
  tokens: readonly Token[],
  evidence: readonly Evidence[],
  rules: Language,
  data: Negations,
  families: Families,
): Evidence[] {
  // "I am not jealous. Okay, maybe a little."
  if (data.retracting.find(tokens).length > 0) return [...evidence];
  const negators = findNegators(tokens, evidence, data, rules);
  const attempts = placesOf(data.attempting, tokens);
  const scope = {
    tokens,
    rules,
    negators,
    attempts,
    laughs: new Set(tokens.flatMap(({ text }, place) => (data.laughing.has(text) ? [place] : []))),
    negationFollows: rules.negationFollows,
  };
  const openings = openingsOf([data.quitting, data.losing], tokens);
  const kept = evidence.filter((item) => !isSpentOnDenial(item, openings));
  const heard = kept.length === 0 ? evidence : kept;
  const denied = new Set(heard.filter((item) => isDenied(item, scope)));
  const deniedFamilies = new Set([...denied].map((item) => topFamily(item.families)));
  const isTakenBack = (item: Evidence): boolean =>
    !denied.has(item) && deniedFamilies.has(topFamily(item.families));
  const lastDenied = Math.max(-1, ...[...denied].flatMap(({ at }) => at));
  const isAffirmed = (item: Evidence): boolean =>
    NAMED.has(item.source) || (item.source === 'situation' && contrasts(lastDenied, item, tokens));
  const affirmed = heard.some((item) => isAffirmed(item) && !denied.has(item) && !isTakenBack(item));
  const signs = new Set([...denied].map(({ valence }) => Math.sign(valence)));
  const isNeither = signs.has(1) && signs.has(-1) && tokens.some(({ text }) => JOINS_DENIED.has(text));
  return heard.map((item) => {
    if (isTakenBack(item)) return { ...item, weight: item.weight * BESIDE_AFFIRMED };
    if (!denied.has(item)) return item;
    if (isNeither) return become(item, data.neither, 0);
    const turned = oppose(item, families, data.terms);
    return affirmed ? { ...turned, weight: turned.weight * BESIDE_AFFIRMED } : turned;
  });
}

/** "Not scared any more" is relief and courage. Without it and the wishes .03 is lost, and all of the denials. */
export function negation({ negations, families, languages }: Knowledge): Stage {
  return (state) => {
    const { tokens, evidence, language } = state;
    const rules = languages.find(({ code }) => code === language.code);
    return rules === undefined
      ? state
      : { ...state, evidence: negate(tokens, evidence, rules, negations, families) };
  };
}
