import { z } from 'zod';
import { weight, readJson, wordList } from '../knowledge/dataFile.js';
import { strongest } from '../knowledge/families.js';
import { type Knowledge, compile } from '../knowledge/knowledge.js';
import {
  type Evidence,
  type Kind,
  type Stage,
  type State,
  type Target,
  type Source,
  speaksOfOneself,
} from '../state/state.js';
import type { Token } from '../text/tokenise.js';

export function sumUp(evidence: readonly Evidence[]): Target {
  const total = evidence.reduce((sum, { weight }) => sum + weight, 0);
  const families: Record<string, number> = {};
  let valence = 0;
  let arousal = 0;
  for (const item of evidence) {
    valence += item.weight * item.valence;
    arousal += item.weight * item.arousal;
    for (const [family, share] of Object.entries(item.families))
      families[family] = (families[family] ?? 0) + item.weight * share;
  }
  if (total === 0) return { families: {}, valence: 0, arousal: 0 };
  return { families: strongest(families), valence: valence / total, arousal: arousal / total };
}

const CARING: Target = {
  families: { compassion: 1, belonging: 0.9, tenderness: 0.6, hope: 0.5, trust: 0.4 },
  valence: 0.6,
  arousal: -0.1,
};
const SETTLING: Target = {
  families: { anger: 1, irritation: 0.8, calm: 0.6, relief: 0.5, regret: 0.3 },
  valence: -0.1,
  arousal: 0.3,
};

/** The state as it would be for a text of this kind: what to look for in the lexicon. */
export function decideAs(kind: Kind, state: State): State {
  const felt = sumUp(state.evidence);
  const target = { care: CARING, abuse: SETTLING, match: felt, none: felt }[kind];
  return { ...state, kind, felt, target };
}

/** Which of the four kinds of answer the text gets, and which families of feeling, the strongest 1. */
export function decide(knowledge: Knowledge): Stage {
  const isNotAFeeling = notAFeeling(knowledge);
  return (state) => {
    if (state.crisis !== undefined) return decideAs('care', state);
    if (state.abusive) return decideAs('abuse', state);
    const decided = decideAs(isNotAFeeling(state) ? 'none' : 'match', state);
    const antecedents = new Set(knowledge.antecedents.find(state.tokens).map(({ meaning }) => meaning));
    return antecedents.size === 0 ? decided : { ...decided, target: { ...decided.target, antecedents } };
  };
}

const ADDRESS = /(?:https?:\/\/|www\.)\S|[^\s@]@[^\s@.]+\.\S|\w\.(?:com|org|net|io|dev|html|js|py)\b/iu;
/** Kinds of evidence that a text about something else may contain by chance. */
const OFTEN_CHANCE: ReadonlySet<Source> = new Set<Source>(['telling', 'typo', 'situation']);
const FIRM = weight('notAFeeling firm');
const NUMBER = /\d{3}/u;
const FEWEST_WORDS = 3;
const MEASURES = wordList('said of a feeling');
const LEADS_ON = wordList('leading on');
/** How plain a statement sounds that speaks of no feeling, and one where a word of feeling may occur by chance. */
const PLAIN = 0;
const PLAIN_DESPITE_A_WORD = 2;

/** Openings of questions and requests, and signs of code. */
const otherBusiness = z.object({
  questions: z.array(z.string()),
  /** "What is wrong with me". */
  personal: z.array(z.string()),
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
    ({ source, at }) => OFTEN_CHANCE.has(source) || (source === 'word' && at.length === 1),
  );
  if (evidence.some((item) => isSaidOfAFeeling(item, tokens))) return false;
  const bar = firm ? PLAIN_DESPITE_A_WORD : PLAIN;
  return mayBeChance && statistics(language.code).read(tokens).plainness > bar;
}

/** A table, a link, a request: no feeling is expressed, or words of feeling occur by chance. */
export function notAFeeling(knowledge: Knowledge): (state: State) => boolean {
  const { questions, personal, codeSigns } = readJson('not-a-feeling.json', otherBusiness);
  const asked = compile({ questions, personal }, knowledge.spelling, 'to the letter');
  return (state) => {
    const { text, evidence, tokens } = state;
    if (evidence.length === 0 || (ADDRESS.test(text) && !text.includes(' '))) return true;
    const firm = evidence.some(({ source, weight }) => !OFTEN_CHANCE.has(source) && weight >= FIRM);
    if (soundsPlain(state, knowledge, firm)) return true;
    const isCode = codeSigns.some((sign) => text.toLowerCase().includes(sign));
    if (isCode || ADDRESS.test(text)) return !firm || tokens.length > 2 * evidence.length + 4;
    if (firm) return false;
    // "How do I reset it", "please, how do I".
    const opensWithOne = asked.placesOf('questions', tokens).some(([first = 0]) => first <= 1);
    const asksSomethingElse = opensWithOne && asked.placesOf('personal', tokens).length === 0;
    return asksSomethingElse || (NUMBER.test(text) && !speaksOfOneself(tokens));
  };
}
