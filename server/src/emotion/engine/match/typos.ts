import { COMMON_WORDS, type Knowledge } from '../knowledge/knowledge.js';
import { weight } from '../knowledge/dataFile.js';
import { SHORTEST } from '../knowledge/speller.js';
import { isOrdinary } from './words.js';
import { type Evidence, type Stage, type State, fromEntry, takenBy } from '../state/state.js';

/** Shortest word of other languages that is corrected within a sentence. */
const LONG_WORD = 8;
const MENDED = weight('mend');
const SENTENCE = 4;

function mended(place: number, state: State, knowledge: Knowledge): Evidence | undefined {
  const { tokens, language } = state;
  const token = tokens[place];
  if (token === undefined || token.text.length < SHORTEST || isOrdinary(token, knowledge)) return undefined;
  const english = language.code === 'en';
  // "Recieved" is nearer to "received" than to "relieved".
  const rivals = english ? [COMMON_WORDS] : [];
  const correction = knowledge.speller.correct(token.text, [language.code, ...rivals]);
  const entry = correction && language.exact.get(correction.word);
  if (correction === undefined || entry === undefined) return undefined;
  // Other languages: correct one edit only, in a long word or a short text.
  const isProbable =
    english || (correction.edits === 1 && (tokens.length < SENTENCE || token.text.length >= LONG_WORD));
  return isProbable ? fromEntry(entry, 'typo', [place], MENDED) : undefined;
}

/** Corrects misspelt feeling words: "anxios", "dissapointed". */
export function typos(knowledge: Knowledge): Stage {
  return (state) => {
    const { tokens, language, evidence, named } = state;
    if (named !== undefined) return state;
    const taken = takenBy(evidence);
    const found = tokens.flatMap(({ text }, place) =>
      taken.has(place) || language.functionWords.has(text) || knowledge.measures.has(text)
        ? []
        : (mended(place, state, knowledge) ?? []),
    );
    return { ...state, evidence: [...evidence, ...found] };
  };
}
