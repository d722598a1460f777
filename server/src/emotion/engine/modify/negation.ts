import { type Families, type FamilyWeights, topFamily, type Entry } from '../knowledge/families.js';
import type { Knowledge, Negations, Phrases } from '../knowledge/knowledge.js';
import type { Language } from '../knowledge/languages.js';
import { weight, wordList } from '../knowledge/dataFile.js';
import { NAMED, findNegators, isDenied } from './negators.js';
import { become } from './wishes.js';
import type { Evidence, Stage } from '../state/state.js';
import { fold } from '../text/normalise.js';
import type { Token } from '../text/tokenise.js';

const BY_RANK = [1, 0.8, 0.6, 0.45] as const;

/** What is felt where the family is denied. */
function oppositesOf({ families: meant }: Evidence, families: Families): FamilyWeights {
  const opposites = families[topFamily(meant) ?? '']?.opposites ?? [];
  return Object.fromEntries(opposites.map((family, rank) => [family, BY_RANK[rank] ?? BY_RANK[3]]));
}

/** The evidence of "not …": from the table of terms where one is listed, else from the families' opposites. */
function oppose(evidence: Evidence, families: Families, terms: ReadonlyMap<string, Entry>): Evidence {
  const listed = terms.get(fold(evidence.term));
  if (listed !== undefined) return become(evidence, { ...listed, term: 'negated' });
  const opposites = oppositesOf(evidence, families);
  return {
    ...evidence,
    families: opposites,
    valence: -0.8 * evidence.valence,
    arousal: -evidence.arousal,
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

function openingsOf(phrases: Phrases, tokens: readonly Token[]): Set<number> {
  const found = phrases.find(tokens).filter(({ at }) => at.length > 1);
  return new Set(found.map(({ at }) => at[0] ?? 0));
}

/** "Not bored, I just do not want to do anything". */
function contrasts(denied: number, { at }: Evidence, tokens: readonly Token[]): boolean {
  const first = Math.min(...at);
  return denied >= 0 && tokens.slice(denied + 1, first).some(({ text }) => CONTRASTING.has(text));
}

/**
 * Turns what is denied into what is felt instead. The scope is a few words and ends at a comma, at "but" or "just".
 * Where something else is affirmed, the denied counts for little.
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
  const scope = {
    tokens,
    rules,
    negators,
    attempts: data.attempting.placesIn(tokens),
    exclaimed: new Set(tokens.flatMap(({ text }, place) => (data.exclaiming.has(text) ? [place] : []))),
  };
  const openings = openingsOf(data.stopping, tokens);
  const kept = evidence.filter((item) => !isSpentOnDenial(item, openings));
  const heard = kept.length === 0 ? evidence : kept;
  const denied = new Set(heard.filter((item) => isDenied(item, scope)));
  const lastDenied = Math.max(-1, ...[...denied].flatMap(({ at }) => at));
  const isAffirmed = (item: Evidence): boolean =>
    NAMED.has(item.source) || (item.source === 'situation' && contrasts(lastDenied, item, tokens));
  const affirmed = heard.some((item) => isAffirmed(item) && !denied.has(item));
  const signs = new Set([...denied].map(({ valence }) => Math.sign(valence)));
  const isNeither = signs.has(1) && signs.has(-1) && tokens.some(({ text }) => JOINS_DENIED.has(text));
  return heard.map((item) => {
    if (!denied.has(item)) return item;
    if (isNeither) return become(item, data.neither);
    const turned = oppose(item, families, data.terms);
    return affirmed ? { ...turned, weight: turned.weight * BESIDE_AFFIRMED } : turned;
  });
}

/** "Not scared any more" is relief and courage. Without it and the wishes .03 is lost, and all of the denials. */
export function negation({ negations, families, languageOf }: Knowledge): Stage {
  return (state) => {
    const { tokens, evidence, language } = state;
    return { ...state, evidence: negate(tokens, evidence, languageOf(language.code), negations, families) };
  };
}
