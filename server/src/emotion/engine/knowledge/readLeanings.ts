import type { Spelling } from '../text/spelling.js';
import type { Token } from '../text/tokenise.js';
import { wordsOf } from './compilePattern.js';
import { readText } from './dataFile.js';
import type { Families } from './families.js';
import { Leanings } from './leanings.js';
import type { Sample } from './tellings.js';
import type { ReadLines } from './vocabulary.js';

const TOLD_IN = ['situations.tsv', 'idioms.tsv', 'cues.tsv', 'words.tsv', 'tellings.tsv'];
const BETWEEN_WORDS = /[\s,*~]+/u;

/** Learnt at the first text that needs it: most texts name their feeling. */
export function readLeanings(readLines: ReadLines, families: Families, spelling: Spelling): () => Leanings {
  const tokens = (telling: string): Token[] => {
    const found: Token[] = [];
    for (const word of telling.split(BETWEEN_WORDS)) {
      if (word !== '') found.push(...wordsOf(word, spelling));
    }
    return found;
  };
  const learn = (): Leanings => {
    const felt = TOLD_IN.flatMap(readLines).map(({ terms, feeling }): Sample => ({
      tellings: terms.map(tokens),
      families: feeling.families,
    }));
    const plain = readText('plain.txt')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line): Sample => ({ tellings: [tokens(line)] }));
    return new Leanings([...felt, ...plain], families, spelling.functionWords);
  };
  let learnt: Leanings | undefined;
  return () => (learnt ??= learn());
}
