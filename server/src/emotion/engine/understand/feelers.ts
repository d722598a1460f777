import { findAgent } from '../evidence/agents.js';
import { topFamily, weighFamilies, type Evidence } from '../evidence/evidence.js';
import type { Agency } from '../knowledge/agency.js';
import type { Entry } from '../knowledge/vocabulary.js';
import type { Token } from '../text/tokenise.js';

const LINKING = new Set(['be', 'seem', 'look', 'feel', 'get', 'sound', 'become', 'stay']);
const NEAR = 3;
const WATCHING = new Set(['watch', 'see', 'hear']);
const WATCHED_WITHIN = 4;

const ANGER = new Set(['anger', 'irritation', 'hatred', 'contempt']);

function isAnger({ families }: Evidence): boolean {
  return ANGER.has(topFamily(families) ?? '');
}

function linkedTo(tokens: readonly Token[], place: number): number | undefined {
  for (let at = place - 1; at >= Math.max(0, place - NEAR); at -= 1) {
    if (tokens[at + 1]?.afterBreak === true) return undefined;
    if (tokens[at]?.forms.some((form) => LINKING.has(form)) === true) return at;
  }
  return undefined;
}

/** "My mother is sad", "she is brave", "he is selfish": the word is about somebody else. */
function aboutThem(
  tokens: readonly Token[],
  item: Evidence,
  place: number,
  agency: Agency,
): Entry | undefined {
  const word = tokens[place];
  if (word === undefined) return undefined;
  const is = (list: ReadonlySet<string>): boolean => word.forms.some((form) => list.has(form));
  const saysI = tokens.slice(0, place).some(({ text }) => text === 'i');
  if (is(agency.insults) && !saysI) return agency.despised;
  const verb = linkedTo(tokens, place);
  if (verb === undefined || findAgent(tokens, verb, agency) !== 'other') return undefined;
  if (agency.states.has(word.text)) {
    if (isAnger(item)) return agency.anger;
    return item.valence < 0 ? agency.distress : agency.delight;
  }
  if (is(agency.traits)) return agency.admired;
  return is(agency.faults) ? agency.despised : undefined;
}

/** "Watching my father struggle" hurts the one who watches. */
function isWatched(tokens: readonly Token[], place: number, agency: Agency): boolean {
  const before = tokens.slice(Math.max(0, place - WATCHED_WITHIN), place);
  const watching = before.findIndex(({ forms }) => forms.some((form) => WATCHING.has(form)));
  return (
    watching !== -1 &&
    before.slice(watching + 1).some(({ forms }) => forms.some((form) => agency.persons.has(form)))
  );
}

/** "My mother is sad": the sadness is hers; the visitor feels with her. */
export function feelWithOthers(
  tokens: readonly Token[],
  evidence: readonly Evidence[],
  agency: Agency,
): Evidence[] {
  return evidence.map((item) => {
    const place = item.at[0];
    if (place === undefined || item.at.length > 1) return item;
    const watched = item.valence < 0 && isWatched(tokens, place, agency) ? agency.distress : undefined;
    const entry = aboutThem(tokens, item, place, agency) ?? watched;
    if (entry === undefined) return item;
    const { valence, arousal } = entry;
    return {
      ...item,
      families: weighFamilies(entry.families),
      valence,
      arousal,
      notes: [...item.notes, entry.term],
    };
  });
}
