import { findCue } from '../evidence/cues.js';
import { findLeaning } from '../evidence/leaning.js';
import type { Evidence } from '../evidence/evidence.js';
import { INCIDENTAL } from '../evidence/incidental.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Token } from '../text/tokenise.js';

/** In a telling sentence an unknown word is seldom a misspelt feeling. */
const SENTENCE = 4;
const SLIP_IN_A_SENTENCE = 0.4;
/** A situation that somebody has written down knows more than the pattern of a deed. */
const DEED_BESIDE_TOLD = 0.5;
const DEED_IN_A_TELLING = 1;
const IMPLIED_BESIDE_A_FEELING = 0.8;
const IMPLIED_IN_A_TELLING = 0.5;
/** A situation that is the whole text. */
const NOTHING_BUT = 3;
const WORDS_BESIDE_A_FEELING = 1;
const WORDS_TO_OUTWEIGH_IT = 2.5;
const MOST_OF_A_TELLING = 3;
/** A denial turns a word round, but not a whole text. */
const BESIDE_A_DENIAL = 0.3;
const BESIDE_DECLARED = 0.75;
const DECLARING = new Set(
  'feel feeling felt feels am was were been so very too really makes made'.split(' '),
);
const DECIDED = new Set(['negated', 'weaker']);

/** "I am so …", "feeling …", "… of horses": said of oneself, and not told. */
function isDeclared({ at }: Evidence, tokens: readonly Token[], { blends, intensity }: Knowledge): boolean {
  const first = at[0] ?? 0;
  const next = tokens[Math.max(-1, ...at) + 1];
  const leadsOn = next !== undefined && !next.afterBreak && blends.leadsOn.has(next.text);
  const opening = tokens.slice(Math.max(0, first - 3), first);
  const declares = opening.some(({ text }) => DECLARING.has(text) || intensity.measures.has(text));
  return at.length > 0 && (leadsOn || declares);
}

function isImplied(item: Evidence, tokens: readonly Token[], knowledge: Knowledge): boolean {
  const { source, weight, notes } = item;
  if (source === 'who did what to whom') return !notes.includes('negated');
  if (source === 'situation') return true;
  if (source === 'typo') return tokens.length > SENTENCE && !isDeclared(item, tokens, knowledge);
  const isWord = source === 'word' || source === 'derived word';
  return isWord && weight <= INCIDENTAL && !notes.some((note) => DECIDED.has(note));
}

/** Several pieces of evidence for the same count as one that is sure. */
function atMostSure(evidence: readonly Evidence[]): number {
  const sums: Record<string, number> = {};
  for (const { families, weight } of evidence) {
    for (const [family, share] of Object.entries(families))
      sums[family] = (sums[family] ?? 0) + weight * share;
  }
  return 1 / Math.max(1, ...Object.values(sums));
}

function scaled(evidence: readonly Evidence[], factor: number): Evidence[] {
  const scale = factor * atMostSure(evidence);
  return evidence.map((item) => ({ ...item, weight: item.weight * scale }));
}

function preferTold(implied: readonly Evidence[]): Evidence[] {
  const told = implied.some(({ source }) => source === 'situation');
  return implied.map((item) => {
    if (item.source === 'typo') return { ...item, weight: item.weight * SLIP_IN_A_SENTENCE };
    const isDeed = item.source === 'who did what to whom';
    return isDeed && told ? { ...item, weight: item.weight * DEED_BESIDE_TOLD } : item;
  });
}

/** Words that say something and that nothing found so far has used. */
function countUnused(
  tokens: readonly Token[],
  evidence: readonly Evidence[],
  { spelling, leanings, agency }: Knowledge,
): number {
  const used = new Set(evidence.flatMap(({ at }) => at));
  // Who did it is part of the deed.
  const isDoer = ({ forms }: Token): boolean =>
    evidence.some(({ source }) => source === 'who did what to whom') &&
    forms.some((form) => agency.persons.has(form));
  const unused = tokens.filter(
    (token, place) => !used.has(place) && !spelling.functionWords.has(token.text) && !isDoer(token),
  );
  return unused.filter((token) => leanings().tellings.knows(token)).length;
}

/**
 * A feeling that is named decides; the more is told beside it, the more all the words together count. Where it is only
 * implied, all words count more than the pattern that one of them fits.
 */
export function weigh(
  tokens: readonly Token[],
  evidence: readonly Evidence[],
  knowledge: Knowledge,
): Evidence[] {
  const implied = preferTold(evidence.filter((item) => isImplied(item, tokens, knowledge)));
  const named = evidence.filter((item) => !isImplied(item, tokens, knowledge));
  const unused = countUnused(tokens, evidence, knowledge);
  if (named.length > 0) {
    const denied = named.some(({ notes }) => notes.includes('negated'));
    const beside = (unused - WORDS_BESIDE_A_FEELING) / WORDS_TO_OUTWEIGH_IT;
    const share =
      Math.min(MOST_OF_A_TELLING, Math.max(0, beside)) *
      (denied ? BESIDE_A_DENIAL : 1) *
      (named.some((item) => isDeclared(item, tokens, knowledge)) ? BESIDE_DECLARED : 1);
    const telling = share > 0 ? findLeaning(tokens, knowledge, share) : [];
    return [...scaled(named, 1), ...scaled(implied, IMPLIED_BESIDE_A_FEELING), ...telling];
  }
  const cue = evidence.length === 0 ? findCue(tokens, knowledge.cues, knowledge.spelling.functionWords) : [];
  if (cue.length > 0) return cue;
  const telling = findLeaning(tokens, knowledge, 1);
  const isDeed = implied.some(({ source }) => source === 'who did what to whom');
  const beside = isDeed && implied.length === 1 ? DEED_IN_A_TELLING : IMPLIED_IN_A_TELLING;
  const factor = unused > 0 ? beside : NOTHING_BUT;
  return [...scaled(implied, factor), ...telling];
}
