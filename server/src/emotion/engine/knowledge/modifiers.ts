import { z } from 'zod';
import { readJson } from './dataFile.js';
import type { Families } from './families.js';
import { PatternIndex } from './patterns.js';
import { compilePattern } from './compilePattern.js';
import { parseFeeling } from './vocabulary.js';
import type { Spelling } from '../text/spelling.js';

export type Phrases = PatternIndex<string>;
export type Negations = ReturnType<typeof readNegations>;
export type Measures = ReturnType<typeof readMeasures>;

const list = z.array(z.string());
const wordSet = list.transform((words): ReadonlySet<string> => new Set(words));

function compileList(texts: readonly string[], spelling: Spelling): Phrases {
  return new PatternIndex(texts.flatMap((text) => compilePattern(text, text, spelling) ?? []));
}

export function readNegations(families: Families, spelling: Spelling) {
  const phrases = list.transform((texts) => compileList(texts, spelling));
  /** What is felt where something is wished for, gone and the like; the term goes into the notes. */
  const feeling = (term: string) => z.string().transform((text) => parseFeeling(text, term, families));
  const terms = z
    .record(z.string(), z.string())
    .transform(
      (listed) =>
        new Map(
          Object.entries(listed).map(([term, text]) => [term, parseFeeling(text, `not ${term}`, families)]),
        ),
    );
  const schema = z.object({
    scope: z.number(),
    exempt: phrases,
    endings: phrases,
    stopping: phrases,
    terms,
    wishing: phrases,
    wanting: phrases,
    formerly: phrases,
    expecting: phrases,
    owing: phrases,
    passing: phrases,
    afterwards: phrases,
    attempting: phrases,
    exclaiming: wordSet,
    retracting: phrases,
    craved: feeling('wanted'),
    missed: feeling('missed'),
    outgrown: feeling('outgrown'),
    spared: feeling('expected in vain'),
    letDown: feeling('expected in vain'),
    owed: feeling('owed'),
    faded: feeling('faded'),
    neither: feeling('neither'),
  });
  return readJson('negations.json', schema);
}

/** "Very", "a bit", "as hell": they measure a feeling and name none. */
export function readMeasures(spelling: Spelling) {
  const schema = z.object({ stronger: list, strongerAfterwards: list, weaker: list });
  const { stronger, strongerAfterwards, weaker } = readJson('measures.json', schema);
  const all = [...stronger, ...strongerAfterwards, ...weaker];
  const phrases = all.filter((measure) => measure.includes(' '));
  return {
    words: new Set(all.filter((measure) => !measure.includes(' '))),
    phrases: compileList(phrases, spelling),
    stronger: compileList(stronger, spelling),
    weaker: compileList(weaker, spelling),
  };
}
