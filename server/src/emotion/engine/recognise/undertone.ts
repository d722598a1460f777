import { linesOf, readBytes, readText, weight } from '../files/dataFile.js';
import { LEXICON } from '../knowledge/lexicon.js';
import { compile } from '../knowledge/signs.js';
import type { State } from '../state/state.js';
import { hash } from '../text/hash.js';
import { clean, fold } from '../text/normalise.js';
import type { Token } from '../text/tokenise.js';

/** Number of weights in `undertone.bin`, a byte each (128 kB). Each feature is hashed to one of the weights. */
export const ROWS = 0x2_0000;
const [SHORTEST_GRAM, LONGEST_GRAM] = [3, 5] as const;
/** Prefixes for kinds of features, so that the word and the topic "pills" have different hashes. */
const [WORD, PAIR, GRAM, TOPIC, TOPICS, NEXT_TOPIC] = '\u0001\u0002\u0003\u0004\u0005\u0006';

const lines = linesOf(readText('care-topics.txt')).map((line) => line.split(': '));
const lists = lines.map(([topic, words = '']) => [topic, [`{${words.replaceAll(' ', '|')}}`]]);
const topics = compile(Object.fromEntries(lists), 'to the letter');

/** Features of a text, each a hash and a value: words, word pairs, letter n-grams, topics and topic pairs. */
export function featuresOf(tokens: readonly Token[]): Map<number, number> {
  const rows = new Map<number, number>();
  const add = (feature: string, share: number): void => {
    const row = hash(feature) & (ROWS - 1);
    rows.set(row, (rows.get(row) ?? 0) + share);
  };
  const words = tokens.map(({ text }) => text);
  const each = 1 / Math.sqrt(2 + words.length);
  words.forEach((word, place) => {
    add(`${WORD}${word}\0`, each);
    add(`${PAIR}${words[place - 1] ?? '^'}\0${word}\0`, each);
  });
  add(`${PAIR}${words.at(-1) ?? '^'}\0$\0`, each);
  const found = [...topics.find(tokens)].sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0));
  const order = found.map(({ meaning }) => meaning);
  const distinct = [...new Set(order)].sort();
  const weight = 1 / Math.sqrt(2 + distinct.length);
  distinct.forEach((topic, place) => {
    add(`${TOPIC}${topic}\0`, weight);
    for (const other of distinct.slice(place + 1)) add(`${TOPICS}${topic}\0${other}\0`, 2 * weight * weight);
  });
  order.forEach((topic, place) => add(`${NEXT_TOPIC}${order[place - 1] ?? '^'}\0${topic}\0`, weight));
  const line = ` ${words.join(' ')} `;
  const share = 1 / Math.sqrt(4 + (LONGEST_GRAM - SHORTEST_GRAM + 1) * line.length);
  for (let start = 0; start < line.length; start += 1)
    for (let end = start + SHORTEST_GRAM; end <= Math.min(start + LONGEST_GRAM, line.length); end += 1)
      add(`${GRAM}${line.slice(start, end)}`, share);
  return rows;
}

/** Score of a text by its features: the higher, the more it resembles the cries for help in `labelled/`. */
export function sumOf(features: ReadonlyMap<number, number>, weights: ArrayLike<number>): number {
  let sum = 0;
  for (const [row, value] of features) sum += value * (weights[row] ?? 0);
  return sum;
}

const HEADER = 2 * Float32Array.BYTES_PER_ELEMENT;
const WIDEST = 127;

/** Packs each weight into a byte. The header has the factor to unpack them, and the score of a cry for help. */
export function pack(weights: Float64Array, threshold: number): Buffer {
  const most = weights.reduce((widest, weight) => Math.max(widest, Math.abs(weight)), 0);
  const file = Buffer.alloc(HEADER + weights.length);
  file.writeFloatLE(most / WIDEST, 0);
  file.writeFloatLE(threshold, Float32Array.BYTES_PER_ELEMENT);
  weights.forEach((weight, row) => file.writeInt8(Math.round((WIDEST * weight) / most), HEADER + row));
  return file;
}

const file = readBytes('undertone.bin');
const [unit, threshold] = [file.readFloatLE(0), file.readFloatLE(Float32Array.BYTES_PER_ELEMENT)];
const weights = new Int8Array(file.buffer, file.byteOffset + HEADER, file.length - HEADER);
const DOUBT = weight('care doubt');
// Visitors may send a word of an answer as their next text: it is no cry.
const offered = new Set(LEXICON.map(({ name }) => fold(clean(name))));
const resemblance = (tokens: readonly Token[]): number => unit * sumOf(featuresOf(tokens), weights);

/** Whether a text with an urgent pattern is unlike the cries in `labelled/`: "goodbye cruel world, I failed maths". */
export const isDoubtful = (tokens: readonly Token[]): boolean => resemblance(tokens) < DOUBT;

/**
 * Detects despair that no pattern matches: "an empty chair has more use than me". The answer gets one more line, of
 * gentle care. `train.command.ts` learns the weights from the texts in `labelled/`.
 */
export function undertone(state: State): State {
  if (state.cry !== undefined) return state;
  if (offered.has(fold(state.text)) || resemblance(state.tokens) <= threshold) return state;
  const language = state.language.isRead ? state.language.code : 'en';
  return { ...state, cry: { care: 'gentle', about: 'die', language } };
}
