import { scoreTerms } from './score.js';
import { SERVED, Selection } from './six.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { languageKeys } from '../knowledge/languages.js';
import type { Term } from '../knowledge/lexicon.js';
import type { State } from '../state/state.js';
import { fold } from '../text/normalise.js';

function barred({ named, language }: State): string[] {
  return [...language.typedIn.flatMap(languageKeys), ...(named?.languageKeys ?? [])];
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

/** The engine's best terms for a state, none in the language typed in. */
export function candidates(state: State, { lexicon, families }: Knowledge, count: number): Term[] {
  const seed = fold(state.text);
  const without = new Selection(barred(state));
  const free = lexicon.filter((term) => term !== state.named && without.accepts(term));
  if (state.kind === 'none') return ofEveryFamily(free, seed).slice(0, count);
  return scoreTerms(free, state.target, families, seed)
    .slice(0, count)
    .map(({ term }) => term);
}

/** The chosen terms under the engine's own rules of languages and regions, filled up to six. */
export function complete(chosen: readonly Term[], state: State, knowledge: Knowledge): Term[] {
  const selection = new Selection(barred(state));
  const spare = state.kind === 'match' ? candidates(state, knowledge, knowledge.lexicon.length) : state.terms;
  for (const term of [...chosen, ...spare]) {
    if (selection.terms.length < SERVED && selection.accepts(term)) selection.add(term);
  }
  return [...selection.terms];
}
