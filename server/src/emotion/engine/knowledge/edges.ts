import { weight } from '../files/dataFile.js';
import { type Token, spelling, tokenise } from '../text/tokenise.js';

const GRAMMAR_SAYS = weight('matcher function weight');
/** Words that match only as they are: the pattern "job done" must not match "the job does not excite me". */
const NEVER_INFLECTED: ReadonlySet<string> = new Set(['done', 'gone']);

/** Key for numbers: `0` in a pattern matches every number in a text. */
const ANY_NUMBER = '=0';

/** Numbers of edges: a pattern is a path through an automaton (`Matcher`), each word an edge. Start and end are two. */
export const [START, END] = [0, 1] as const;
const edges = new Map<string, number>();
const edgesByKey = new Map<string, readonly number[]>();
const cache = new WeakMap<Token, readonly number[]>();

function edgeOf(name: string, keys: readonly string[]): number {
  const known = edges.get(name);
  if (known !== undefined) return known;
  const edge = edges.size + END + 1;
  edges.set(name, edge);
  for (const key of new Set(keys)) edgesByKey.set(key, (edgesByKey.get(key) ?? []).concat(edge));
  return edge;
}

/** Returns the edge for a word in this spelling only or, with `~` at the end, for all words that begin with it. */
const literal = (piece: string): number =>
  edgeOf(`=${piece}`, [piece.endsWith('~') ? `^${piece.slice(0, -1)}` : `=${piece}`]);

/** Returns the edge for any inflection: "laugh" matches "laughed". For "wanted" to match "want", write "wanted~". */
function inflected({ text, forms }: Token, isLoose: boolean): number {
  const bases = NEVER_INFLECTED.has(text) ? [] : forms;
  return edgeOf(`${isLoose ? '~' : '.'}${text}`, [
    `=${text}`,
    `.${spelling.sameAs.get(text) ?? text}`,
    ...bases.map((form) => `~${form}`),
    ...(isLoose ? bases.map((form) => `.${form}`) : []),
  ]);
}

/** How the words of a pattern match those of a text: in the same spelling only, or in any inflection. */
export type Reading = 'to the letter' | 'inflected';

/**
 * Returns the edges for a word of a pattern (two for "don't"), and what each adds to the specificity of the pattern: 1
 * for content words, a third for function words.
 */
export function stepsOf(piece: string, reading: Reading) {
  if (piece === '^') return [{ edge: START, says: 0 }];
  if (piece === '$') return [{ edge: END, says: 0 }];
  if (reading === 'to the letter') return [{ edge: literal(piece), says: 1 }];
  const isLoose = piece.endsWith('~');
  return tokenise(piece.replace(/~/gu, '')).map((token) => ({
    edge: inflected(token, isLoose),
    says: spelling.functionWords.has(token.text) ? GRAMMAR_SAYS : 1,
  }));
}

export function edgesOf(token: Token): readonly number[] {
  const known = cache.get(token);
  if (known !== undefined) return known;
  const { text, forms } = token;
  const keys = [
    `=${text}`,
    ...forms.map((form) => `.${form}`),
    ...(forms.length > 1 ? forms.map((form) => `~${form}`) : []),
    /^\d+$/u.test(text) ? ANY_NUMBER : '',
  ];
  const edgesFor = (key: string): readonly number[] => edgesByKey.get(key) ?? [];
  // Sorted into the order of the files, because the features behind `undertone.bin` depend on it.
  const beginnings = Array.from(text, (_, end) => `^${text.slice(0, end + 1)}`).flatMap(edgesFor);
  const all = [...new Set([...keys.flatMap(edgesFor), ...beginnings.sort((a, b) => a - b)])];
  cache.set(token, all);
  return all;
}
