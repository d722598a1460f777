import type { Knowledge } from '../knowledge/knowledge.js';
import { type Entry, readVocabulary } from '../knowledge/vocabulary.js';
import { wordList } from '../knowledge/dataFile.js';
import { type Evidence, type Stage, fromEntry, takenBy } from '../state/state.js';
import { fold } from '../text/normalise.js';
import type { Token } from '../text/tokenise.js';

const LINKING = wordList('linking alone');

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

function findAlone(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  entries: ReadonlyMap<string, Entry>,
  { spelling, measures }: Knowledge,
): Evidence[] {
  const saysLittle = ({ text }: Token): boolean =>
    spelling.functionWords.has(text) || measures.words.has(text) || text.endsWith('ly');
  return tokens.flatMap((token, place) => {
    const entry = token.forms.map((form) => entries.get(form)).find((found) => found !== undefined);
    if (entry === undefined || taken.has(place)) return [];
    const standsAlone = tokens.every((other, at) => at === place || saysLittle(other));
    return standsAlone || isSaidOfMyself(tokens, place) ? [fromEntry(entry, 'word', [place], 1)] : [];
  });
}

/** Words with many meanings, "blue", "flat": heard as the whole text, or straight after "I feel" and "I am". */
export function alone(knowledge: Knowledge): Stage {
  const listed = readVocabulary('alone.tsv', knowledge.families);
  const entries = new Map(listed.map((entry) => [fold(entry.term), entry]));
  return (state) => {
    if (state.language.code !== 'en') return state;
    const found = findAlone(state.tokens, takenBy(state.evidence), entries, knowledge);
    return { ...state, evidence: [...state.evidence, ...found] };
  };
}
