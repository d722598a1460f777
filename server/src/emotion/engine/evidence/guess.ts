import { withoutTypos } from '../knowledge/dictionary.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Token } from '../text/tokenise.js';
import { findAlike } from './alike.js';
import { takenBy, wordStage } from './collect.js';
import type { Evidence } from './evidence.js';
import { isIncidental } from './incidental.js';
import { findLeaning } from './leaning.js';
import { findPhrases } from './phrases.js';
import { findCircumstances, findScenes } from './scenes.js';
import { findWords } from './words.js';

const LONG_SENTENCE = 4;
const CUE_WEIGHT = 0.7;
/** How much all words together count beside what they are heard with. */
const BESIDE_GUESSES = 1;
const BESIDE_DETAIL = 0.8;
const BESIDE_SITUATION = 0.5;

function findCues(tokens: readonly Token[], knowledge: Knowledge): Evidence[] {
  const cues = knowledge.cues();
  const phrases = findPhrases(tokens, cues.phrases);
  const stage = wordStage('en', cues, knowledge);
  const words = findWords(tokens, takenBy(phrases), { ...stage, dictionary: withoutTypos(cues.dictionary) });
  return [...phrases, ...words].map((item) => ({ ...item, source: 'cue', weight: item.weight * CUE_WEIGHT }));
}

/** Things alone say little in a text about something else: then they must be a good part of it. */
function bearTheText(
  cues: readonly Evidence[],
  tokens: readonly Token[],
  { scenes, spelling }: Knowledge,
): boolean {
  if (tokens.some(({ text }) => scenes.personal.has(text))) return true;
  const content = tokens.filter(({ text }) => !spelling.functionWords.has(text)).length;
  return 2 * takenBy(cues).size >= content;
}

/** Scenes, situations told in other words, things that a feeling clings to. */
function clues(tokens: readonly Token[], knowledge: Knowledge, besideOthers: boolean): Evidence[] {
  const circumstances = findCircumstances(tokens, knowledge.scenes);
  const alike = findAlike(tokens, knowledge.vocabularies.get('en')?.likeness());
  const told = alike.length > 0 ? alike : findScenes(tokens, knowledge);
  if (told.length > 0) return [...told, ...circumstances];
  const cues = besideOthers ? [] : [...findCues(tokens, knowledge), ...circumstances];
  return bearTheText(cues, tokens, knowledge) ? cues : [];
}

/** Beside a slip a text means the slip; a denial turns a word round, but not a whole text. */
function shareBesideDetail(
  found: readonly Evidence[],
  tokens: readonly Token[],
  { negations }: Knowledge,
): number {
  const denying = negations.languages.get('en')?.negators;
  const denied = tokens.some(({ text }) => denying?.has(text));
  return denied || found.some(({ source }) => source === 'typo') ? 0 : BESIDE_DETAIL;
}

/** What is heard between the lines, where nothing was found outright or nothing that carries the whole text. */
export function guess(
  tokens: readonly Token[],
  found: readonly Evidence[],
  knowledge: Knowledge,
): Evidence[] {
  const isSlight = (item: Evidence): boolean => item.source === 'typo' || isIncidental(item);
  const slight = found.every(isSlight);
  const implied = found.every((item) => item.source === 'situation' || isIncidental(item));
  const silent = found.length === 0;
  if (!silent && (tokens.length < LONG_SENTENCE || !(slight || implied))) return [];
  const guessed = slight ? clues(tokens, knowledge, !silent) : [];
  const besideFound = slight ? shareBesideDetail(found, tokens, knowledge) : BESIDE_SITUATION;
  const share = silent || guessed.length > 0 ? BESIDE_GUESSES : besideFound;
  return share === 0 ? guessed : [...guessed, ...findLeaning(tokens, knowledge, share)];
}
