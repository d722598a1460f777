import type { LikenessIndex } from '../knowledge/likeness.js';
import type { Token } from '../text/tokenise.js';
import { weighFamilies, type Evidence } from './evidence.js';
import type { PhraseMeaning } from './phrases.js';

const FEWEST_TELLINGS = 3;
/** How many words must agree where the text is not about somebody. */
const FEWEST_WORDS = 2;
const LEAST_AGREEMENT = 0.36;
const LEAST_AGREEMENT_OF_THINGS = 0.5;
const MOST_FAMILIES = 3;
const WEIGHT = 0.5;

interface Votes {
  readonly families: Map<string, number>;
  valence: number;
  arousal: number;
  total: number;
}

/** What the tellings that use a word say on the whole; many different tellings say little. */
function count(form: string, index: LikenessIndex<PhraseMeaning>, votes: Votes): boolean {
  const meanings = index.containing(form);
  if (meanings.length < FEWEST_TELLINGS) return false;
  const share = 1 / meanings.length;
  for (const { entry } of meanings) {
    for (const [family, weight] of Object.entries(weighFamilies(entry.families))) {
      votes.families.set(family, (votes.families.get(family) ?? 0) + share * weight);
    }
    votes.valence += share * entry.valence;
    votes.arousal += share * entry.arousal;
  }
  votes.total += 1;
  return true;
}

/** The feelings that situations with the same words have in common, where they have any. */
export function findAssociations(
  tokens: readonly Token[],
  index: LikenessIndex<PhraseMeaning> | undefined,
  functionWords: ReadonlySet<string>,
  personal: boolean,
): Evidence[] {
  if (index === undefined) return [];
  const votes: Votes = { families: new Map(), valence: 0, arousal: 0, total: 0 };
  const at = tokens.flatMap(({ forms, text }, place) => {
    if (functionWords.has(text)) return [];
    return forms.some((form) => count(form, index, votes)) ? [place] : [];
  });
  const ranked = [...votes.families].sort((a, b) => b[1] - a[1]).slice(0, MOST_FAMILIES);
  const most = ranked[0]?.[1] ?? 0;
  const enough = personal ? votes.total > 0 : votes.total >= FEWEST_WORDS;
  const needed = personal ? LEAST_AGREEMENT : LEAST_AGREEMENT_OF_THINGS;
  if (!enough || most / votes.total < needed) return [];
  const families = Object.fromEntries(ranked.map(([family, weight]) => [family, weight / most]));
  const valence = votes.valence / votes.total;
  const arousal = votes.arousal / votes.total;
  const term = 'what such words tell of';
  return [{ source: 'cue', term, at, families, valence, arousal, weight: WEIGHT, notes: [] }];
}
