import type { Knowledge } from '../knowledge/knowledge.js';
import type { Vocabulary } from '../knowledge/vocabularies.js';
import type { Token } from '../text/tokenise.js';
import { oppose } from '../understand/oppose.js';
import { findDeeds } from './agency.js';
import { findAlone } from './alone.js';
import { findAgent } from './agents.js';
import { topFamily, type Evidence } from './evidence.js';
import { findPhrases } from './phrases.js';
import { withoutUnlikely } from './unlikely.js';
import { findWords, type WordStage } from './words.js';

function takenBy(evidence: readonly Evidence[]): Set<number> {
  return new Set(evidence.flatMap(({ at }) => at));
}

function wordStage(language: string, vocabulary: Vocabulary, knowledge: Knowledge): WordStage {
  const { vocabularies, spelling, ordinary, families, negations, intensity, leanings } = knowledge;
  const own = knowledge.languages.find(({ code }) => code === language)?.functionWords ?? new Set<string>();
  const others = [...vocabularies]
    .filter(([code]) => code !== language)
    .map(([, { dictionary }]) => dictionary.exact);
  return {
    dictionary: vocabulary.dictionary,
    ordinary,
    functionWords: language === 'en' ? spelling.functionWords : own,
    measures: (word) => intensity.measures.has(word),
    foreign: (word) => others.map((exact) => exact.get(word)).find((entry) => entry !== undefined),
    told: (word) => language === 'en' && leanings().tellings.spells(word),
    oppose: (evidence) => oppose(evidence, families, negations.terms, 'the absence of it'),
  };
}

/** "Kind of" is no kindness and "no longer" no longing. */
function measuringPhrases(tokens: readonly Token[], { intensity, negations }: Knowledge): number[] {
  const phrases = [intensity.dampeners, intensity.trailing, negations.endings];
  return phrases.flatMap((index) => index.find(tokens).flatMap(({ at }) => (at.length > 1 ? at : [])));
}

const SELF_BLAME = new Set(['guilt', 'regret']);

/** "My wife forgot our anniversary" is no guilt of mine. */
function blamesAnother(
  { source, families, at }: Evidence,
  tokens: readonly Token[],
  { agency }: Knowledge,
): boolean {
  if (source !== 'situation' || !SELF_BLAME.has(topFamily(families) ?? '')) return false;
  const first = Math.min(...at);
  const ownWords = at.some((place) => agency.iAm.has(tokens[place]?.text ?? ''));
  return !ownWords && findAgent(tokens, first, agency) === 'other';
}

export function collect(tokens: readonly Token[], language: string, knowledge: Knowledge): Evidence[] {
  const vocabulary = knowledge.vocabularies.get(language) ?? knowledge.vocabularies.get('en');
  if (vocabulary === undefined) return [];
  const stage = wordStage(language, vocabulary, knowledge);
  const evidence = findPhrases(tokens, vocabulary.phrases, (item) => blamesAnother(item, tokens, knowledge));
  const isFeeling = (word: string): boolean => vocabulary.dictionary.exact.has(word);
  if (language === 'en')
    evidence.push(...findDeeds(tokens, takenBy(evidence), knowledge.agency, stage.functionWords, isFeeling));
  const taken = new Set([...takenBy(evidence), ...measuringPhrases(tokens, knowledge)]);
  if (language === 'en') {
    const alone = findAlone(tokens, taken, { ...stage, dictionary: knowledge.alone.dictionary });
    evidence.push(...alone);
    for (const place of takenBy(alone)) taken.add(place);
  }
  evidence.push(...findWords(tokens, taken, stage));
  return withoutUnlikely(evidence, tokens.length);
}
