import { collect } from '../evidence/collect.js';
import { demoteIncidental } from '../evidence/incidental.js';
import { findEmoji } from '../evidence/emoji.js';
import type { Evidence } from '../evidence/evidence.js';
import { respell } from '../evidence/respell.js';
import { findName, type NamedTerm } from '../evidence/lexiconNames.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Language } from '../knowledge/languages.js';
import { foreignStem } from '../text/foreignStem.js';
import { lemmas } from '../text/spelling.js';
import type { Token } from '../text/tokenise.js';
import { pairUp, turnTowards } from './blend.js';
import { weighComplements } from './complement.js';
import { detectLanguage, type Detected, type LanguageWords } from './detectLanguage.js';
import { feelWithOthers } from './feelers.js';
import { intensify } from './intensify.js';
import { negate } from './negation.js';
import { preferAfterBut } from './preferAfterBut.js';
import { spoil } from './spoil.js';
import { strongest, sumUp, type Target } from './target.js';
import { weigh } from './weigh.js';
import { heedWishes } from './wishes.js';

export interface Understanding {
  /** The words as they were meant. */
  readonly tokens: readonly Token[];
  readonly language: Detected;
  readonly evidence: readonly Evidence[];
  readonly target: Target;
  /** Two feelings at once that have a name together. */
  readonly blend?: string;
  /** The term of the lexicon that was typed. */
  readonly named?: NamedTerm;
}

function modify(
  text: string,
  tokens: readonly Token[],
  found: readonly Evidence[],
  language: string,
  knowledge: Knowledge,
): Evidence[] {
  const { agency, blends, families, intensity, negations } = knowledge;
  const felt = feelWithOthers(tokens, found, agency);
  const negated = negate(tokens, felt, language, negations, families);
  const wished = heedWishes(tokens, negated, negations);
  const strong = intensify(
    tokens,
    text,
    spoil(tokens, weighComplements(tokens, wished, blends)),
    families,
    intensity,
  );
  return preferAfterBut(tokens, turnTowards(tokens, strong, blends));
}

const EVERYDAY = 3000;

function wordsOf(language: Language, { vocabularies, ordinary, spelling }: Knowledge): LanguageWords {
  const own = vocabularies.get(language.code);
  const isForeign = language.code !== 'en';
  const english = vocabularies.get('en')?.dictionary;
  const isEnglish = (word: string): boolean =>
    lemmas(word, spelling).some((form) => ordinary.has(form) || english?.byForm.has(form) === true);
  const knows = (word: string): boolean =>
    ((!isForeign || (ordinary.get(word) ?? EVERYDAY) >= EVERYDAY) &&
      own?.dictionary.exact.has(word) === true) ||
    (isForeign && own?.dictionary.byStem.has(foreignStem(word, language.code)) === true && !isEnglish(word));
  const inPhrases = (tokens: readonly Token[]): number =>
    isForeign ? new Set(own?.phrases.find(tokens).flatMap(({ at }) => at)).size : 0;
  const isEveryday = (word: string): boolean =>
    !isForeign && word.length > 2 && (ordinary.get(word) ?? EVERYDAY) < EVERYDAY;
  return { language, knows, isEveryday, inPhrases };
}

/** From a cleaned text and its tokens to what is felt, stage by stage. */
export function understand(
  raw: string,
  text: string,
  typed: readonly Token[],
  knowledge: Knowledge,
): Understanding {
  const { languages } = knowledge;
  const known = languages.map((language) => wordsOf(language, knowledge));
  const language = detectLanguage(text, typed, known);
  const tokens = language.code === 'en' ? respell(typed, knowledge) : typed;
  const signs = findEmoji(raw, knowledge.emoji);
  const collected = collect(tokens, language.code, knowledge);
  const words = language.code === 'en' ? demoteIncidental(tokens, collected) : collected;
  const isOwnWord = (word: string): boolean => knowledge.ordinary.has(word);
  const named = findName(text, knowledge.names, isOwnWord, words.length === 0);
  const found =
    named === undefined ? words : [named.evidence, ...words.filter(({ source }) => source !== 'typo')];
  const modified = [...modify(text, tokens, found, language.code, knowledge), ...signs];
  const mayTell = language.code === 'en' && named === undefined;
  const evidence = mayTell ? weigh(tokens, modified, knowledge) : modified;
  const target = sumUp(evidence);
  const { families, name } = pairUp(target.families, knowledge.blends);
  const blended = { ...target, families: strongest(families) };
  return {
    tokens,
    language,
    evidence,
    target: blended,
    ...(name === undefined ? {} : { blend: name }),
    ...(named === undefined ? {} : { named }),
  };
}
