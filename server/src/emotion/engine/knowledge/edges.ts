import { weight } from './dataFile.js';
import type { Spelling } from '../text/spelling.js';
import { type Token, tokenise } from '../text/tokenise.js';

const GRAMMAR_SAYS = weight('matcher function weight');
/** "The job does not excite me" must not match "job done". */
const NEVER_INFLECTED: ReadonlySet<string> = new Set(['done', 'gone']);

/** Adds to the list under a key. */
export function list<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const listed = lists.get(key);
  if (listed === undefined) lists.set(key, [value]);
  else listed.push(value);
}

const read = new Map<string, readonly Token[]>();

/** Tokenises a word of a phrase. Cached, because ten thousand phrases share three thousand words. */
export function wordsOf(piece: string, spelling: Spelling): readonly Token[] {
  const words = read.get(piece) ?? tokenise(piece, spelling);
  read.set(piece, words);
  return words;
}

/** Clears the cache (4 MB) once all phrases are read. */
export const forgetWords = (): void => read.clear();

export type Edge = number;
/** Edges for the start and end of a text. */
export const START: Edge = 0;
export const END: Edge = 1;
const edges = new Map<string, Edge>();
const edgesByKey = new Map<string, Edge[]>();
/** Words with `~` by their first letter. */
const loose = new Map<string, { readonly test: RegExp; readonly edge: Edge }[]>();
const ANY_LETTER = '';
const taken = new WeakMap<Token, readonly Edge[]>();

function edgeOf(name: string, keys: () => Iterable<string>): Edge {
  const known = edges.get(name);
  if (known !== undefined) return known;
  const edge = edges.size + END + 1;
  edges.set(name, edge);
  for (const key of new Set(keys())) list(edgesByKey, key, edge);
  return edge;
}

/** Edge of a literal word, in which `~` is any letters or none. */
function literal(piece: string): Edge {
  const isLoose = /[~\\]/u.test(piece);
  const known = edges.has(`=${piece}`);
  const edge = edgeOf(`=${piece}`, () => (isLoose ? [] : [`=${piece}`]));
  const first = /^\p{L}/u.exec(piece)?.[0] ?? ANY_LETTER;
  if (isLoose && !known)
    list(loose, first, { test: new RegExp(`^${piece.replace(/~/gu, '.*')}$`, 'u'), edge });
  return edge;
}

/**
 * Edge of a word in its inflections: "laugh" matches "laughed". An inflected form in a pattern does not match its
 * base ("not wanted" is not "not want"), unless it has a `~`.
 */
function inflected({ text, forms }: Token, isLoose: boolean, { sameAs }: Spelling): Edge {
  return edgeOf(`${isLoose ? '~' : '.'}${text}`, () => [
    `=${text}`,
    `.${sameAs.get(text) ?? text}`,
    ...(NEVER_INFLECTED.has(text) ? [] : forms.map((form) => `~${form}`)),
    ...(isLoose && !NEVER_INFLECTED.has(text) ? forms.map((form) => `.${form}`) : []),
  ]);
}

/** How the words of patterns match. */
export type Reading = 'to the letter' | 'inflected';

interface Step {
  readonly edge: Edge;
  /** Its part of the specificity: 1 for content words, a third for function words. */
  readonly says: number;
}

/** The steps of a word in a pattern. Short forms such as "don't" have several. */
export function stepsOf(piece: string, reading: Reading, spelling: Spelling): readonly Step[] {
  if (piece === '^') return [{ edge: START, says: 0 }];
  if (piece === '$') return [{ edge: END, says: 0 }];
  if (reading === 'to the letter') return [{ edge: literal(piece), says: 1 }];
  const isLoose = piece.endsWith('~');
  return wordsOf(piece.replace(/~/gu, ''), spelling).map((token) => ({
    edge: inflected(token, isLoose, spelling),
    says: spelling.functionWords.has(token.text) ? GRAMMAR_SAYS : 1,
  }));
}

/** All edges that a token matches. */
export function edgesOf(token: Token): readonly Edge[] {
  const known = taken.get(token);
  if (known !== undefined) return known;
  const { text, forms } = token;
  const keys = [
    `=${text}`,
    ...forms.map((form) => `.${form}`),
    ...(forms.length > 1 ? forms.map((form) => `~${form}`) : []),
  ];
  const found = new Set(keys.flatMap((key) => edgesByKey.get(key) ?? []));
  for (const first of [text.charAt(0), ANY_LETTER])
    for (const { test, edge } of loose.get(first) ?? []) if (test.test(text)) found.add(edge);
  const all = [...found];
  taken.set(token, all);
  return all;
}
