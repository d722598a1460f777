import { topFamily, type Families } from '../knowledge/families.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Language } from '../knowledge/languages.js';
import type { Negations, Phrases } from '../knowledge/modifiers.js';
import type { Evidence } from '../state/evidence.js';
import type { Stage } from '../state/state.js';
import type { Token } from '../text/tokenise.js';
import { findNegators, placesOf } from './negators.js';
import { oppose } from './oppose.js';
import { become } from './wishes.js';
import { isDenied, NAMED, type Scope } from './scope.js';
import { weight, wordList } from '../knowledge/weights.js';

const BESIDE_AFFIRMED = weight('negation beside affirmed');
const JOINS_DENIED = wordList('joining denials');
const CONTRASTING = wordList('contrasting');
const SADNESS_OF_MISSING = weight('negation sadness of missing');
const AFTER_BUT = weight('negation after but');
const TURNS: ReadonlyMap<string, number> = new Map([
  ['still', 1],
  ['yet', 1],
  ['but', AFTER_BUT],
]);
const BACKWARD = wordList('looking back');

/** "Could not say goodbye" is no relief, nor is "can't remember his voice": what was sad stays so. */
function staysSad({ source, term, valence, families }: Evidence, tokens: readonly Token[]): boolean {
  if (source !== 'situation' || term.startsWith('miss')) return false;
  const couldNot = tokens.some(
    ({ text }, place) => (text === 'could' || text === 'can') && tokens[place + 1]?.text === 'not',
  );
  return BACKWARD.has(topFamily(families) ?? '') || (valence < 0 && couldNot);
}

function turn(item: Evidence, tokens: readonly Token[], data: Negations, families: Families): Evidence {
  if (staysSad(item, tokens)) {
    const sadder = { ...item.families, sadness: SADNESS_OF_MISSING };
    return { ...item, families: sadder, notes: [...item.notes, 'missing'] };
  }
  const opposed = oppose(item, families, data.terms);
  const isOver =
    item.valence < 0 && [data.endings, data.quitting].some((over) => over.find(tokens).length > 0);
  return isOver ? { ...opposed, families: { ...opposed.families, relief: 1 } } : opposed;
}

/** In "done being ashamed" the "done" denies, and is nothing felt itself. */
function isSpentOnDenial({ at, valence }: Evidence, openings: ReadonlySet<number>): boolean {
  return at.length === 1 && valence < 0 && openings.has(at[0] ?? -1);
}

function openingsOf(phrases: readonly Phrases[], tokens: readonly Token[]): Set<number> {
  const found = phrases.flatMap((index) => index.find(tokens)).filter(({ at }) => at.length > 1);
  return new Set(found.map(({ at }) => at[0] ?? 0));
}

/** "Rejected and still not discouraged": what the sentence turns to is what it was written for. */
function besideAffirmed({ at }: Evidence, { tokens, negators }: Scope): number {
  const first = Math.min(...at);
  const before = negators.filter(({ place }) => place < first).map(({ place }) => place);
  const turn = tokens[Math.max(...before) - 1]?.text ?? '';
  return TURNS.get(turn) ?? BESIDE_AFFIRMED;
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
  const shields = placesOf(data.shields, tokens);
  const attempts = placesOf(data.attempting, tokens);
  const scope = {
    tokens,
    rules,
    negators,
    shields,
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
    const turned = turn(item, tokens, data, families);
    return affirmed ? { ...turned, weight: turned.weight * besideAffirmed(item, scope) } : turned;
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
