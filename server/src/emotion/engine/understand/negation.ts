import { topFamily, type Evidence } from '../evidence/evidence.js';
import type { Families } from '../knowledge/families.js';
import type { LanguageRules, Negations } from '../knowledge/modifiers.js';
import type { Token } from '../text/tokenise.js';
import { findNegators, placesOf, type Negator } from './negators.js';
import { oppose } from './oppose.js';

const BESIDE_AFFIRMED = 0.2;
const SADNESS_OF_MISSING = 0.8;
const WORDS_BEFORE_NEGATION = 3;
/** Languages that may put the negation after the verb. */
const NEGATION_FOLLOWS = new Set(['de', 'nl']);
const NOBODY = new Set(['no', 'nobody', 'nothing']);
const SUBJECTS = new Set(['i', 'it', 'this']);
const STATES = new Set(['am', 'is', 'was', 'feel', 'felt']);
const LINKS_CLAUSES = new Set(['that', 'if', 'how', 'what', 'who', 'than', 'when', 'think', 'say', 'mean', 'like']);
const BACKWARD = new Set(['nostalgia', 'longing', 'melancholy']);

interface Scope {
  readonly tokens: readonly Token[];
  readonly rules: LanguageRules;
  readonly negators: readonly Negator[];
  /** "Want", "like": what follows them is not denied. */
  readonly shields: ReadonlySet<number>;
  readonly negationFollows: boolean;
}

/** "Not sad I am furious", "never mind it is lovely": a clause of its own, though no comma stands before it. */
function opensClause(place: number, from: number, tokens: readonly Token[]): boolean {
  const follows = place > from + 1 && !LINKS_CLAUSES.has(tokens[place - 1]?.text ?? '');
  return follows && SUBJECTS.has(tokens[place]?.text ?? '') && STATES.has(tokens[place + 1]?.text ?? '');
}

/** A comma, "but", "just" or a new clause ends what a negation reaches. */
function barred(from: number, to: number, { tokens, rules, shields }: Scope, shielded: boolean): boolean {
  for (let place = from + 1; place <= to; place += 1) {
    const token = tokens[place];
    if (token?.afterBreak === true) return true;
    if (place === to) continue;
    if (opensClause(place, from, tokens)) return true;
    if (rules.stoppers.has(token?.text ?? '') || (shielded && shields.has(place))) return true;
  }
  return false;
}

/** "Trusting no one", "enjoying nothing": the denial comes after. */
function isOfNobody({ at, source }: Evidence, tokens: readonly Token[]): boolean {
  const next = tokens[Math.max(-2, ...at) + 1];
  const follows = next !== undefined && !next.afterBreak && NOBODY.has(next.text);
  return source === 'word' && at.length > 0 && follows;
}

function isDenied(item: Evidence, scope: Scope): boolean {
  if (item.at.length === 0) return false;
  if (isOfNobody(item, scope.tokens)) return true;
  const first = Math.min(...item.at);
  return scope.negators.some(({ place, denies, reach }) => {
    if (denies === 'bad' && (item.valence >= 0 || item.source === 'situation')) return false;
    if (denies === 'good' && (item.valence <= 0 || item.source === 'situation')) return false;
    if (scope.negationFollows && place > first && place - first <= WORDS_BEFORE_NEGATION) {
      return !barred(first, place, scope, false);
    }
    return place < first && first - place <= reach && !barred(place, first, scope, true);
  });
}

/** "Could not say goodbye" is no relief, nor is "can't remember his voice": what was sad stays so. */
function staysSad({ source, valence, families }: Evidence, tokens: readonly Token[]): boolean {
  if (source !== 'situation') return false;
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
  const isOver = item.valence < 0 && data.endings.find(tokens).length > 0;
  return isOver ? { ...opposed, families: { ...opposed.families, relief: 1 } } : opposed;
}

/**
 * Turns what is denied into what is felt instead. The scope is a few words and ends at a comma, at "but" or "just".
 * Where something else is affirmed, the denied counts for little; where the same is affirmed, as in "alone but not
 * lonely", the denial takes it back.
 */
export function negate(
  tokens: readonly Token[],
  evidence: readonly Evidence[],
  language: string,
  data: Negations,
  families: Families,
): Evidence[] {
  const rules = data.languages.get(language) ?? data.languages.get('en');
  if (rules === undefined) return [...evidence];
  const negators = findNegators(tokens, evidence, data, rules);
  const shields = placesOf(data.shields, tokens);
  const scope = { tokens, rules, negators, shields, negationFollows: NEGATION_FOLLOWS.has(language) };
  const denied = new Set(evidence.filter((item) => isDenied(item, scope)));
  const deniedFamilies = new Set([...denied].map((item) => topFamily(item.families)));
  const isTakenBack = (item: Evidence): boolean =>
    !denied.has(item) && deniedFamilies.has(topFamily(item.families));
  const affirmed = evidence.some((item) => !denied.has(item) && !isTakenBack(item));
  return evidence.map((item) => {
    if (isTakenBack(item)) return { ...item, weight: item.weight * BESIDE_AFFIRMED };
    if (!denied.has(item)) return item;
    const turned = turn(item, tokens, data, families);
    return affirmed ? { ...turned, weight: turned.weight * BESIDE_AFFIRMED } : turned;
  });
}
