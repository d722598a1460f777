import type { Dictionary } from '../knowledge/dictionary.js';
import type { Entry } from '../knowledge/vocabulary.js';
import { foreignStem } from '../text/foreignStem.js';
import type { Token } from '../text/tokenise.js';
import { isDeed } from './verbs.js';
import { fromEntry, type Evidence, type Source } from './evidence.js';
import { relatedWords } from './related.js';
import { correct } from './typos.js';

export interface WordStage {
  readonly dictionary: Dictionary;
  /** Common words by rank: never taken for misspelt feelings. */
  readonly ordinary: ReadonlyMap<string, number>;
  readonly functionWords: ReadonlySet<string>;
  /** "Slightly" and "terribly" measure a feeling; they name none. */
  readonly measures: (word: string) => boolean;
  /** A word of another language inside the sentence. */
  readonly foreign: (word: string) => Entry | undefined;
  /** Words that people use when they tell of their days: rare as they may be, they are spelt as they are meant. */
  readonly told: (word: string) => boolean;
  /** Turns the evidence of "joyless" into its opposite. */
  readonly oppose: (evidence: Evidence) => Evidence;
}

interface Found {
  readonly entry: Entry;
  readonly source: Source;
  readonly weight: number;
  readonly negated: boolean;
}

const SURE = 1;
/** Two slips in so long a word still leave little else that it could be. */
const LONG_WORD = 8;
const LIKELY = 0.9;
/** An everyday word that only shares its root with a feeling. */
const BY_CHANCE = 0.5;
const OBJECT_OPENS = new Set('a an the my his her their our your this that these those'.split(' '));

/** The commonest words of all mean too much to be read by their root: "see" is not "seen". */
const TOO_COMMON = 2500;

function isOrdinary(token: Token, { ordinary }: WordStage): boolean {
  return token.forms.some((form) => ordinary.has(form));
}

function exactly({ forms }: Token, { exact }: Dictionary): Entry | undefined {
  return forms.map((form) => exact.get(form)).find((entry) => entry !== undefined);
}

function inflected(token: Token, { language, byForm, byStem }: Dictionary): Entry | undefined {
  if (language !== 'en') return byStem.get(foreignStem(token.text, language));
  return token.forms.map((form) => byForm.get(form)).find((entry) => entry !== undefined);
}

function related(token: Token, stage: WordStage): Found | undefined {
  if (stage.dictionary.language !== 'en') return undefined;
  for (const { word, negated } of relatedWords(token.text)) {
    const entry = stage.dictionary.exact.get(word) ?? stage.dictionary.byForm.get(word);
    if (entry !== undefined && !stage.functionWords.has(word) && !stage.measures(word)) {
      return {
        entry,
        source: 'derived word',
        weight: isOrdinary(token, stage) ? BY_CHANCE : LIKELY,
        negated,
      };
    }
  }
  return undefined;
}

function misspelt(
  token: Token,
  stage: WordStage,
): { readonly found: Found; readonly sure: boolean } | undefined {
  if (stage.dictionary.byFirstLetter.size === 0 || isOrdinary(token, stage)) return undefined;
  const correction = correct(token.text, stage.dictionary, stage.ordinary);
  const entry = correction === undefined ? undefined : stage.dictionary.exact.get(correction.word);
  if (correction === undefined || entry === undefined || stage.told(token.text)) return undefined;
  // Of other languages no common words are known, so that a slip there is less sure.
  const likely = (correction.sure || token.text.length >= LONG_WORD) && stage.dictionary.language === 'en';
  const weight = likely ? LIKELY : BY_CHANCE;
  return { found: { entry, source: 'typo', weight, negated: false }, sure: correction.sure };
}

function findWord(
  token: Token,
  place: number,
  tokens: readonly Token[],
  stage: WordStage,
): Found | undefined {
  const { dictionary, functionWords, measures } = stage;
  const next = tokens[place + 1];
  const entry = exactly(token, dictionary);
  if (entry !== undefined) {
    return {
      entry,
      source: 'word',
      weight: isDeed(place, tokens, dictionary) ? BY_CHANCE : SURE,
      negated: false,
    };
  }
  if (functionWords.has(token.text) || measures(token.text)) return undefined;
  const english = dictionary.language === 'en';
  // "Refreshing my inbox" refreshes nobody.
  const takesObject = next !== undefined && OBJECT_OPENS.has(next.text);
  const tooCommon = english && (stage.ordinary.get(token.text) ?? TOO_COMMON) < TOO_COMMON;
  const form = tooCommon ? undefined : inflected(token, dictionary);
  if (form !== undefined) {
    const chance = english && (isOrdinary(token, stage) || takesObject);
    return { entry: form, source: 'word', weight: chance ? BY_CHANCE : SURE, negated: false };
  }
  const foreign = isOrdinary(token, stage) ? undefined : stage.foreign(token.text);
  if (foreign !== undefined) return { entry: foreign, source: 'word', weight: SURE, negated: false };
  const typo = misspelt(token, stage);
  if (typo?.sure === true) return typo.found;
  return tooCommon ? undefined : (related(token, stage) ?? typo?.found);
}

const SENTENCE = 4;
const BEFORE_A_FEELING = new Set(
  'feel feeling felt am are is was be been so very really too more'.split(' '),
);

/** Whether a sentence tells of something here, rather than says how somebody feels. */
function tells(tokens: readonly Token[], place: number): boolean {
  return tokens.length >= SENTENCE && !BEFORE_A_FEELING.has(tokens[place - 1]?.text ?? '');
}

/** Every word of feeling that no phrase has used, by spelling, by root, or as the likeliest reading of a typo. */
export function findWords(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  stage: WordStage,
): Evidence[] {
  return tokens.flatMap((token, place) => {
    if (taken.has(place)) return [];
    const told = (word: string): boolean => tells(tokens, place) && stage.told(word);
    const found = findWord(token, place, tokens, { ...stage, told });
    if (found === undefined) return [];
    const evidence = fromEntry(found.entry, found.source, [place], found.weight);
    return [found.negated ? stage.oppose(evidence) : evidence];
  });
}
