import { COMMON_WORDS, type Knowledge } from '../knowledge/knowledge.js';
import type { Language } from '../knowledge/languages.js';
import { weight } from '../knowledge/dataFile.js';
import { SHORTEST } from '../knowledge/speller.js';
import { isOrdinary } from './words.js';
import { type Evidence, type Stage, type State, fromEntry, takenBy } from '../state/state.js';

/** Shortest word of other languages that is corrected within a sentence. */
const LONG_WORD = 8;
const MENDED = weight('mend');
const SENTENCE = 4;

/** After "I feel" only a feeling fits: "I feel so deleted" is "depleted". */
function isSaidToBeFelt(place: number, { tokens }: State, { measures }: Knowledge): boolean {
  const before = tokens.slice(0, place).findLast(({ text }) => !measures.has(text));
  return before?.forms.includes('feel') === true;
}

function mended(place: number, state: State, own: Language, knowledge: Knowledge): Evidence | undefined {
  const token = state.tokens[place];
  const ordinary = token !== undefined && isOrdinary(token, knowledge);
  if (token === undefined || token.text.length < SHORTEST) return undefined;
  if (ordinary && !isSaidToBeFelt(place, state, knowledge)) return undefined;
  const english = state.language.code === 'en';
  // Other languages have no list of common words, so the words of the example sentences count as correct.
  if (!english && knowledge.statistics(state.language.code).spells(token.text)) return undefined;
  // "Recieved" is nearer to "received" than to "relieved".
  const rivals = english && !ordinary ? [COMMON_WORDS] : [];
  const correction = knowledge.speller.correct(token.text, [state.language.code, ...rivals]);
  const entry = correction && own.exact.get(correction.word);
  if (correction === undefined || entry === undefined || (ordinary && correction.edits > 1)) return undefined;
  // Other languages: correct one edit only, in a long word or a short text.
  const isProbable =
    english || (correction.edits === 1 && (state.tokens.length < SENTENCE || token.text.length >= LONG_WORD));
  return isProbable ? fromEntry(entry, 'typo', [place], MENDED) : undefined;
}

/** Corrects misspelt feeling words: "anxios", "dissapointed". */
export function typos(knowledge: Knowledge): Stage {
  return (state) => {
    const { tokens, language, evidence, named } = state;
    if (!language.isRead || named !== undefined) return state;
    const own = knowledge.languageOf(language.code);
    const taken = takenBy(evidence);
    const found = tokens.flatMap(({ text }, place) =>
      taken.has(place) || own.functionWords.has(text) || knowledge.measures.has(text)
        ? []
        : (mended(place, state, own, knowledge) ?? []),
    );
    return { ...state, evidence: [...evidence, ...found] };
  };
}
