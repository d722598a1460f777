import type { Entry } from '../knowledge/vocabulary.js';
import type { Token } from '../text/tokenise.js';
import { fromEntry, type Evidence } from './evidence.js';

/** "Christmas", "the dentist": a thing that a feeling clings to, where it is all that was typed. */
export function findCue(
  tokens: readonly Token[],
  cues: ReadonlyMap<string, Entry>,
  functionWords: ReadonlySet<string>,
): Evidence[] {
  const content = tokens.flatMap(({ text }, place) => (functionWords.has(text) ? [] : [place]));
  const [place, another] = content;
  if (place === undefined || another !== undefined) return [];
  const entry = tokens[place]?.forms.map((form) => cues.get(form)).find((found) => found !== undefined);
  return entry === undefined ? [] : [fromEntry(entry, 'telling', [place], 1)];
}
