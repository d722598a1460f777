import type { Spelling } from '../text/spelling.js';
import { wordsOf } from './compilePattern.js';
import { readText } from './dataFile.js';
import type { Families } from './families.js';
import { Leanings } from './leanings.js';
import type { Sample } from './tellings.js';
import { parseLines } from './vocabulary.js';

const TOLD_IN = ['situations.tsv', 'events.tsv', 'idioms.tsv', 'cues.tsv', 'words.tsv', 'tellings.tsv'];

/** Learnt at the first text that needs it: most texts name their feeling. */
export function readLeanings(families: Families, spelling: Spelling): () => Leanings {
  let learnt: Leanings | undefined;
  const tokens = (telling: string) =>
    telling.split(/[\s,*~]+/u).flatMap((word) => (word === '' ? [] : wordsOf(word, spelling)));
  const learn = (): Leanings => {
    const felt = TOLD_IN.flatMap((file) => parseLines(readText(file), families, file)).map(
      ({ terms, feeling }): Sample => ({ tellings: terms.map(tokens), feeling }),
    );
    const plain = readText('plain.txt')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line): Sample => ({ tellings: [tokens(line)] }));
    return new Leanings([...felt, ...plain], families);
  };
  return () => (learnt ??= learn());
}
