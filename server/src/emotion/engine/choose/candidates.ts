import type { Knowledge } from '../knowledge/knowledge.js';
import { languageKeys } from '../knowledge/languageNames.js';
import type { Term } from '../knowledge/lexicon.js';
import type { Reading } from '../read.js';
import { fold } from '../text/normalise.js';
import { SERVED } from './choose.js';
import { scoreTerms } from './score.js';
import { Selection } from './selection.js';

function barred({ understanding }: Reading): string[] {
  const named = understanding.named?.term.languageKeys ?? [];
  return [...understanding.language.typedIn.flatMap(languageKeys), ...named];
}

/** One term of every family in turn, for a text of which no feeling was understood. */
function ofEveryFamily(terms: readonly Term[], seed: string): Term[] {
  const seen = new Set<string>();
  const mixed = scoreTerms(terms, { families: {}, valence: 0, arousal: 0 }, {}, seed).map(({ term }) => term);
  return mixed.filter((term) => {
    const family = term.families[0] ?? '';
    const first = !seen.has(family);
    seen.add(family);
    return first;
  });
}

/** The engine's best terms for a reading, none in the language typed in. */
export function candidates(reading: Reading, { lexicon, families }: Knowledge, count: number): Term[] {
  const seed = fold(reading.text);
  const without = new Selection(barred(reading));
  const free = lexicon.filter((term) => term !== reading.understanding.named?.term && without.accepts(term));
  if (reading.kind === 'none') return ofEveryFamily(free, seed).slice(0, count);
  return scoreTerms(free, reading.target, families, seed)
    .slice(0, count)
    .map(({ term }) => term);
}

/** The chosen terms under the engine's own rules of languages and regions, filled up to six. */
export function complete(chosen: readonly Term[], reading: Reading, knowledge: Knowledge): Term[] {
  const selection = new Selection(barred(reading));
  const spare =
    reading.kind === 'match' ? candidates(reading, knowledge, knowledge.lexicon.length) : reading.terms;
  for (const term of [...chosen, ...spare]) {
    if (selection.terms.length < SERVED && selection.accepts(term)) selection.add(term);
  }
  return [...selection.terms];
}
