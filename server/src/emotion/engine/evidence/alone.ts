import type { Dictionary } from '../knowledge/dictionary.js';
import type { Token } from '../text/tokenise.js';
import { fromEntry, type Evidence } from './evidence.js';

const LINKING = new Set([
  'feel',
  'be',
  'am',
  'get',
  'seem',
  'so',
  'very',
  'not',
  'bit',
  'little',
  'rather',
  'quite',
  'really',
  'too',
  'just',
  'pretty',
  'all',
  'longer',
  'even',
  'never',
  'still',
  'only',
]);

interface AloneStage {
  readonly dictionary: Dictionary;
  readonly functionWords: ReadonlySet<string>;
  readonly measures: (word: string) => boolean;
}

/** "I feel", "I am", "not very": what may stand between the visitor and the word. */
function isSaidOfMyself(tokens: readonly Token[], place: number): boolean {
  const before = tokens[place - 1];
  const links =
    before !== undefined && (before.text.endsWith('ly') || before.forms.some((form) => LINKING.has(form)));
  const opening = tokens.slice(Math.max(0, place - 4), place);
  return (
    links &&
    opening.some(({ text }) => text === 'i' || text === 'feel' || text === 'feeling' || text === 'felt')
  );
}

/** Words with many meanings: they speak of a feeling as the whole text, or straight after "I feel" and "I am". */
export function findAlone(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  stage: AloneStage,
): Evidence[] {
  return tokens.flatMap((token, place) => {
    const entry = token.forms
      .map((form) => stage.dictionary.exact.get(form))
      .find((found) => found !== undefined);
    if (entry === undefined || taken.has(place)) return [];
    const standsAlone = tokens.every(
      (other, at) =>
        at === place ||
        stage.functionWords.has(other.text) ||
        stage.measures(other.text) ||
        other.text.endsWith('ly'),
    );
    return standsAlone || isSaidOfMyself(tokens, place) ? [fromEntry(entry, 'word', [place], 1)] : [];
  });
}
