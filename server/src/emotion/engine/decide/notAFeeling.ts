import { z } from 'zod';
import { LEADS_ON } from '../classify/classify.js';
import { readJson } from '../knowledge/dataFile.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { PatternIndex } from '../knowledge/patterns.js';
import { compilePattern } from '../knowledge/compilePattern.js';
import { weight, wordList } from '../knowledge/weights.js';
import { type Evidence, type Source, type State, speaksOfOneself } from '../state/state.js';
import type { Spelling } from '../text/spelling.js';
import type { Token } from '../text/tokenise.js';

const list = z.array(z.string());
const schema = z.object({ questions: list, personal: list, codeSigns: list });

export interface OtherBusiness {
  readonly questions: PatternIndex<readonly string[]>;
  readonly personal: PatternIndex<string>;
  readonly codeSigns: readonly string[];
}

const ADDRESS = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|\b[\w-]+\.(?:com|org|net|io|dev|html|js|py)\b/iu;
/** Kinds of evidence that a text about something else may contain by chance. */
const FAINT: ReadonlySet<Source> = new Set<Source>(['telling', 'typo', 'situation']);
const FIRM = weight('notAFeeling firm');
const NUMBER = /\d{3}/u;
const FEWEST_WORDS = 3;
const MEASURES = wordList('said of a feeling');
/** How plain a statement sounds that speaks of no feeling, and one where a word of feeling may stand by chance. */
const PLAIN = 0;
const PLAIN_DESPITE_A_WORD = 2;

export function readOtherBusiness(spelling: Spelling): OtherBusiness {
  const data = readJson('not-a-feeling.json', schema);
  const index = (texts: readonly string[]): PatternIndex<string> =>
    new PatternIndex(texts.flatMap((text) => compilePattern(text, text, spelling) ?? []));
  // To the letter: "open the" asks for something, "opened the" tells something.
  const questions = data.questions.flatMap((text) => {
    const pattern = compilePattern(text, text, spelling);
    return pattern === undefined ? [] : [{ ...pattern, meaning: pattern.parts.map(({ word }) => word) }];
  });
  return {
    questions: new PatternIndex(questions),
    personal: index(data.personal),
    codeSigns: data.codeSigns,
  };
}

function isNothingButAnAddress(text: string): boolean {
  return ADDRESS.test(text) && !text.includes(' ');
}

function looksLikeCode(text: string, signs: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return ADDRESS.test(text) || signs.some((sign) => lower.includes(sign));
}

function asksSomethingElse(tokens: readonly Token[], data: OtherBusiness): boolean {
  const opens = data.questions
    .find(tokens)
    .some(
      ({ at, meaning }) =>
        (at[0] ?? 0) <= 1 && at.every((place, index) => tokens[place]?.text === meaning[index]),
    );
  return opens && data.personal.find(tokens).length === 0;
}

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
  if (language.code !== 'en' || tokens.length < FEWEST_WORDS || speaksOfOneself(tokens)) return false;
  const mayBeChance = evidence.every(
    ({ source, at }) => FAINT.has(source) || (source === 'word' && at.length === 1),
  );
  if (evidence.some((item) => isSaidOfAFeeling(item, tokens))) return false;
  const bar = firm ? PLAIN_DESPITE_A_WORD : PLAIN;
  return mayBeChance && statistics('en').read(tokens).plainness > bar;
}

/** A table, a link, a request: no feeling is expressed, or words of feeling occur by chance. */
export function isNotAFeeling(state: State, knowledge: Knowledge, data: OtherBusiness): boolean {
  const { text, evidence, tokens } = state;
  if (evidence.length === 0 || isNothingButAnAddress(text)) return true;
  const firm = evidence.some(({ source, weight }) => !FAINT.has(source) && weight >= FIRM);
  if (soundsPlain(state, knowledge, firm)) return true;
  if (looksLikeCode(text, data.codeSigns)) return !firm || tokens.length > 2 * evidence.length + 4;
  return !firm && (asksSomethingElse(tokens, data) || (NUMBER.test(text) && !speaksOfOneself(tokens)));
}
