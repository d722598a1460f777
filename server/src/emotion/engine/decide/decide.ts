import { z } from 'zod';
import { readJson, readSections, weight, wordList, wordSet } from '../files/dataFile.js';
import { type Feeling, meanMood, parseFeeling, strongest, topFamily } from '../knowledge/families.js';
import { compile } from '../knowledge/signs.js';
import { statisticsOf } from '../knowledge/statistics.js';
import {
  type Evidence,
  type Kind,
  NOTHING,
  type Source,
  type State,
  needsComfort,
  speaksOfOneself,
} from '../state/state.js';
import type { Token } from '../text/tokenise.js';

const abuseSchema = z.object({
  phrases: z.array(z.string()),
  words: wordSet,
  slurs: wordSet,
  selfReference: wordSet,
  reporting: wordSet,
  filler: wordSet,
});

const { phrases, words, slurs, selfReference, reporting, filler } = readJson('abuse.json', abuseSchema);
const insulting = compile({ phrases }, 'to the letter');

const isInsult = ({ forms }: Token): boolean => forms.some((form) => words.has(form));

/** Detects insults against the site. Insults that a visitor suffered and swearing about a bad day do not count. */
function isAbuse(tokens: readonly Token[]): boolean {
  if (tokens.some(({ text }) => reporting.has(text))) return false;
  if (tokens.some(({ forms }) => forms.some((form) => slurs.has(form)))) return true;
  const insults = insulting.find(tokens);
  const isAside = (place: number): boolean =>
    insults.every(({ at, end }) => place < (at[0] ?? 0) || place >= end);
  const ofMyself = tokens.some(({ text }, place) => isAside(place) && selfReference.has(text));
  if (insults.length > 0 && !ofMyself) return true;
  return tokens.some(isInsult) && tokens.every((token) => isInsult(token) || filler.has(token.text));
}

/** Sources of weak evidence, which a text without a feeling may also contain by chance. */
const OFTEN_CHANCE: ReadonlySet<Source> = new Set<Source>(['telling', 'typo', 'situation']);
const FIRM = weight('notAFeeling firm');
const NUMBER = /\d{3}/u;
const FEWEST_WORDS = 3;
const MEASURES = wordList('said of a feeling');
const LEADS_ON = wordList('leading on');
/** Texts with a higher `plainness` (see `Statistics`) have no feeling, even if there is a feeling word in them. */
const PLAIN_DESPITE_A_WORD = 2;

/** Schema for signs that a text is not about a feeling: how questions and requests begin, code, web addresses. */
const notAFeelingSchema = z.object({
  questions: z.array(z.string()),
  /** Beginnings of questions about a feeling: "what is wrong with me". */
  personal: z.array(z.string()),
  codeSigns: z.array(z.string()).transform((signs) => new RegExp(signs.join('|'), 'iu')),
});

/** Whether the words around a feeling word show that somebody feels it: "so tired", "annoyed with the neighbours". */
function isSaidOfAFeeling({ source, weight, at }: Evidence, tokens: readonly Token[]): boolean {
  const place = at[0];
  if (place === undefined || at.length > 1) return false;
  if (source !== 'typo' && (source !== 'word' || weight < FIRM)) return false;
  return MEASURES.has(tokens[place - 1]?.text ?? '') || LEADS_ON.has(tokens[place + 1]?.text ?? '');
}

/** Detects news, lists, facts and instructions: not about the visitor, and most like examples without a feeling. */
function soundsPlain({ tokens, language, evidence }: State, firm: boolean): boolean {
  if (tokens.length < FEWEST_WORDS || speaksOfOneself(tokens)) return false;
  // Two misspelt feeling words are hardly chance.
  if (evidence.filter(({ source }) => source === 'typo').length > 1) return false;
  const mayBeChance = evidence.every(
    ({ source, at }) => OFTEN_CHANCE.has(source) || (source === 'word' && at.length === 1),
  );
  if (evidence.some((item) => isSaidOfAFeeling(item, tokens))) return false;
  return mayBeChance && statisticsOf(language).read(tokens).plainness > (firm ? PLAIN_DESPITE_A_WORD : 0);
}

const { questions, personal, codeSigns } = readJson('not-a-feeling.json', notAFeelingSchema);
const asked = compile({ questions, personal }, 'to the letter');

/** Whether a text expresses no feeling, such as a link, code or a question, though it may contain feeling words. */
function isNotAFeeling(state: State): boolean {
  const { text, evidence, tokens } = state;
  if (evidence.length === 0) return true;
  const firm = evidence.some(({ source, weight }) => !OFTEN_CHANCE.has(source) && weight >= FIRM);
  if (soundsPlain(state, firm)) return true;
  if (codeSigns.test(text)) return !firm || !text.includes(' ') || tokens.length > 2 * evidence.length + 4;
  if (firm) return false;
  // At the beginning, or after one other word: "how do I reset it", "please, how do I reset it".
  const opensWithOne = asked.placesOf('questions', tokens).some(([first = 0]) => first <= 1);
  const asksSomethingElse = opensWithOne && asked.placesOf('personal', tokens).length === 0;
  return asksSomethingElse || (NUMBER.test(text) && !speaksOfOneself(tokens));
}

const REPEATED_HINT = weight('decide repeated hint');

/** Adds up the evidence by emotion family. Of words that only hint at a family, only the strongest counts in full. */
function sumUp(evidence: readonly Evidence[]): Feeling {
  if (evidence.length === 0) return NOTHING;
  const families: Record<string, number> = {};
  const hints: Record<string, number> = {};
  for (const item of evidence)
    for (const [family, share] of Object.entries(item.families)) {
      const worth = item.weight * share;
      const isMain = family === topFamily(item.families);
      families[family] = (families[family] ?? 0) + (isMain ? 1 : REPEATED_HINT) * worth;
      if (!isMain) hints[family] = Math.max(hints[family] ?? 0, (1 - REPEATED_HINT) * worth);
    }
  for (const [family, most] of Object.entries(hints)) families[family] = (families[family] ?? 0) + most;
  return { families: strongest(families), ...meanMood(evidence) };
}

const instead = z.string().transform((text): Feeling => parseFeeling(text, 'instead.json'));
/** Feelings whose words are shown instead of words for the visitor's own: after a cry for help, after abuse. */
const INSTEAD = readJson('instead.json', z.object({ care: instead, abuse: instead }));

/** Sets the kind of the text, what the visitor feels (`felt`), and the feeling to look up in the lexicon (`target`). */
export function decideAs(kind: Kind, state: State): State {
  const felt = sumUp(state.evidence);
  const decided = { ...state, kind, felt, target: kind === 'abuse' ? INSTEAD.abuse : felt };
  return needsComfort(decided) ? { ...decided, target: INSTEAD.care } : decided;
}

const causes = compile(Object.fromEntries(readSections('antecedents.txt')));

function kindOf(state: State): Kind {
  if (state.cry?.care === 'urgent') return 'care';
  if (isAbuse(state.tokens)) return 'abuse';
  return isNotAFeeling(state) ? 'none' : 'match';
}

export function decide(state: State): State {
  const antecedents = new Set(causes.find(state.tokens).map(({ meaning }) => meaning));
  return { ...decideAs(kindOf(state), state), antecedents };
}
