import { END, START, type Reading, edgesOf, stepsOf } from './edges.js';
import { clean } from '../text/normalise.js';
import type { Token } from '../text/tokenise.js';

/** How many words `*` in a pattern may skip at most. */
const WIDEST_GAP = 3;

/** State of the automaton. Its lists grow by `concat`, because a first `push` reserves room for 17 items. */
interface Node<T> {
  readonly id: number;
  /** Nodes that follow without a word (epsilon transitions), such as the node after a group. */
  jumps?: Node<T>[];
  gap?: Node<T>;
  meanings?: { readonly meaning: T; readonly specificity: number }[];
}

interface Found<T> {
  readonly meaning: T;
  /** Indices of the matched tokens, without those that `*` skips. `end` is the first index after the whole match. */
  readonly at: readonly number[];
  end: number;
  /** How specific the pattern is: the sum of its words, 1 for content words and a third for function words. */
  readonly specificity: number;
}

/** Upper limit for the number of edges, so that `keyOf` can combine a node and an edge in one number. */
const MOST_EDGES = 0x10_0000;

const keyOf = ({ id }: Node<unknown>, edge: number): number => id * MOST_EDGES + edge;

interface Reached<T> {
  readonly node: Node<T>;
  readonly at: readonly number[];
  /** How many more words `*` may skip. */
  readonly left: number;
}

/**
 * Finds many patterns in one pass over a text, with an automaton that reads words. In a pattern, `{a|b c|}` are
 * alternatives, `*` is up to three words, `~` any ending, `^` and `$` are the start and end of the text.
 */
export class Matcher<T> {
  /** Transitions of all nodes by `keyOf`. One map per node would take 8 MB more. */
  readonly #next = new Map<number, Node<T>>();
  #nodes = 0;
  readonly #root = this.#node();
  /** Cached matches of the latest text, because several stages ask for them. */
  #latest: { readonly tokens: readonly Token[]; readonly found: readonly Found<T>[] } | undefined;

  constructor(private readonly reading: Reading) {}

  #node(): Node<T> {
    return { id: this.#nodes++ };
  }

  add(pattern: string, meaning: T): this {
    const text = this.reading === 'inflected' ? clean(pattern) : pattern;
    const pieces = text.match(/[{|}^$*]|[^\s{|}^$*]+/gu) ?? [];
    let specificity = 0;
    const word = (from: Node<T>, piece: string, counts: boolean): Node<T> =>
      stepsOf(piece, this.reading).reduce((at, { edge, says }) => {
        if (counts) specificity += says;
        const key = keyOf(at, edge);
        const to = this.#next.get(key) ?? this.#node();
        this.#next.set(key, to);
        return to;
      }, from);
    const sequence = (from: Node<T>, counts: boolean): Node<T> => {
      let at = from;
      while (pieces.length > 0 && pieces[0] !== '|' && pieces[0] !== '}') {
        const piece = pieces.shift() ?? '';
        if (piece === '{') at = group(at, counts);
        else if (piece !== '*') at = word(at, piece, counts);
        else if (at !== this.#root) at = at.gap ??= this.#node();
      }
      return at;
    };
    const group = (from: Node<T>, counts: boolean): Node<T> => {
      const join = this.#node();
      for (let first = counts; ; first = false) {
        const end = sequence(from, first);
        end.jumps = (end.jumps ?? []).concat(join);
        const closing = pieces.shift();
        if (closing === '}') return join;
        if (closing !== '|') throw new Error(`A group is not closed: ${pattern}`);
      }
    };
    const last = sequence(this.#root, true);
    if (pieces.length > 0) throw new Error(`A group is closed that was not opened: ${pattern}`);
    if (last !== this.#root) last.meanings = (last.meanings ?? []).concat({ meaning, specificity });
    return this;
  }

  /** Finds all matches. A pattern that matches in several ways from the same word is reported once. */
  find(tokens: readonly Token[]): readonly Found<T>[] {
    if (this.#latest?.tokens !== tokens) this.#latest = { tokens, found: this.#find(tokens) };
    return this.#latest.found;
  }

  #find(tokens: readonly Token[]): Found<T>[] {
    const found = new Map<object, Found<T>[]>();
    const accept = ({ node, at }: Reached<T>, end: number): void => {
      for (const one of at.length === 0 ? [] : (node.meanings ?? [])) {
        const matches = found.get(one) ?? [];
        const known = matches.find((match) => match.at[0] === at[0]);
        if (known === undefined) matches.push({ ...one, at, end });
        else known.end = Math.max(known.end, end);
        found.set(one, matches);
      }
    };
    // Of several ways to a node, keep the one that may skip most words: it leads to every match.
    const enter = (reached: Map<Node<T>, Reached<T>>, state: Reached<T>, end: number): void => {
      const known = reached.get(state.node);
      if (known !== undefined && known.left >= state.left) return;
      reached.set(state.node, state);
      accept(state, end);
      const { node, at } = state;
      if (node.gap !== undefined) enter(reached, { node: node.gap, at, left: WIDEST_GAP }, end);
      for (const jump of node.jumps ?? []) enter(reached, { node: jump, at, left: 0 }, end);
    };
    let states = new Map<Node<T>, Reached<T>>();
    for (let place = -1; place <= tokens.length; place += 1) {
      enter(states, { node: this.#root, at: [], left: 0 }, place);
      const token = tokens[place];
      const next = new Map<Node<T>, Reached<T>>();
      const possible = token === undefined ? [place < 0 ? START : END] : edgesOf(token);
      for (const { node, at, left } of states.values()) {
        for (const edge of possible) {
          const to = this.#next.get(keyOf(node, edge));
          if (to === undefined) continue;
          enter(next, { node: to, at: token === undefined ? at : [...at, place], left: 0 }, place + 1);
        }
        if (left > 0 && token !== undefined) enter(next, { node, at, left: left - 1 }, place + 1);
      }
      states = next;
    }
    return [...found.values()].flat();
  }

  /** Token indices of all matches with this meaning. */
  placesOf(meaning: T, tokens: readonly Token[]): (readonly number[])[] {
    return this.find(tokens).flatMap((found) => (found.meaning === meaning ? [found.at] : []));
  }
}
