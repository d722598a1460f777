import { z } from 'zod';
import { readJson, weight, wordList } from '../knowledge/dataFile.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { type Evidence, type Source, type State, speaksOfOneself } from '../state/state.js';
import { type Token, plainWords, toTheLetter } from '../text/tokenise.js';

const ADDRESS = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|\b[\w-]+\.(?:com|org|net|io|dev|html|js|py)\b/iu;
/** Kinds of evidence that a text about something else may contain by chance. */
const FAINT: ReadonlySet<Source> = new Set<Source>(['telling', 'typo', 'situation']);
const FIRM = weight('notAFeeling firm');
const NUMBER = /\d{3}/u;
const FEWEST_WORDS = 3;
const MEASURES = wordList('said of a feeling');
const LEADS_ON = wordList('leading on');
/** How plain a statement sounds that speaks of no feeling, and one where a word of feeling may stand by chance. */
const PLAIN = 0;
const PLAIN_DESPITE_A_WORD = 2;

/** Openings of questions and requests, and signs of code. */
const otherBusiness = z.object({
  questions: z.array(z.string()).transform((phrases) => toTheLetter(phrases, '^(?: \\S+)?')),
  /** "What is wrong with me". */
  personal: z.array(z.string()).transform((phrases) => toTheLetter(phrases)),
  codeSigns: z.array(z.string()),
});

/** "So tired", "annoyed with the neighbours", rightly spelt or nearly: nobody says that of a cotton shirt. */
function isSaidOfAFeeling({ source, weight, at }: Evidence, tokens: readonly Token[]): boolean {
  const place = at[0];
  if (place === undefined || at.length > 1) return false;
  if (source !== 'typo' && (source !== 'word' || weight < FIRM)) return false;
  return MEASURES.has(tokens[place - 1]?.text ?? '') || LEADS_ON.has(tokens[place + 1]?.text ?? '');
}

/** News, lists, facts, instructions: about nobody in particular, and closer to neutral statements than to feelings. */
function soundsPlain(
  { tokens, language, evidence }: State,
  { statistics }: Knowledge,
  firm: boolean,
): boolean {
  if (!language.isRead || tokens.length < FEWEST_WORDS || speaksOfOneself(tokens)) return false;
  const mayBeChance = evidence.every(
    ({ source, at }) => FAINT.has(source) || (source === 'word' && at.length === 1),
  );
  if (evidence.some((item) => isSaidOfAFeeling(item, tokens))) return false;
  const bar = firm ? PLAIN_DESPITE_A_WORD : PLAIN;
  return mayBeChance && statistics(language.code).read(tokens).plainness > bar;
}

/** A table, a link, a request: no feeling is expressed, or words of feeling occur by chance. */
export function notAFeeling(knowledge: Knowledge): (state: State) => boolean {
  const { questions, personal, codeSigns } = readJson('not-a-feeling.json', otherBusiness);
  return (state) => {
    const { text, evidence, tokens } = state;
    if (evidence.length === 0 || (ADDRESS.test(text) && !text.includes(' '))) return true;
    const firm = evidence.some(({ source, weight }) => !FAINT.has(source) && weight >= FIRM);
    if (soundsPlain(state, knowledge, firm)) return true;
    const isCode = codeSigns.some((sign) => text.toLowerCase().includes(sign));
    if (isCode || ADDRESS.test(text)) return !firm || tokens.length > 2 * evidence.length + 4;
    if (firm) return false;
    const words = plainWords(tokens);
    const asksSomethingElse = questions.test(words) && !personal.test(words);
    return asksSomethingElse || (NUMBER.test(text) && !speaksOfOneself(tokens));
  };
}
