import { z } from 'zod';
import type { Spelling } from '../text/spelling.js';
import { readJson } from './dataFile.js';
import type { Families } from './families.js';
import { compilePattern } from './compilePattern.js';
import { PatternIndex } from './patterns.js';
import { parseFeeling } from './feeling.js';
import type { Entry } from './vocabulary.js';

const list = z.array(z.string());
const negationSchema = z.object({
  scope: z.number(),
  thinking: list,
  thinkingScope: z.number(),
  emphasis: list,
  superlatives: list,
  shields: list,
  endings: list,
  stopping: list,
  distancing: list,
  quitting: list,
  losing: list,
  terms: z.record(z.string(), z.string()),
  wishing: list,
  wanting: list,
  formerly: list,
  expecting: list,
  owing: list,
  passing: list,
  afterwards: list,
  attempting: list,
  laughing: list,
  retracting: list,
  regretting: list,
  comparing: list,
  regretted: z.string(),
  compared: z.string(),
  craved: z.string(),
  missed: z.string(),
  outgrown: z.string(),
  spared: z.string(),
  letDown: z.string(),
  owed: z.string(),
  faded: z.string(),
  neither: z.string(),
});
const measuresSchema = z.object({ stronger: list, strongerAfterwards: list, weaker: list });

export type Phrases = PatternIndex<string>;

function compileList(texts: readonly string[], spelling: Spelling): Phrases {
  return new PatternIndex(texts.flatMap((text) => compilePattern(text, text, spelling) ?? []));
}

export type Negations = ReturnType<typeof readNegations>;
export type Measures = ReturnType<typeof readMeasures>;

export function readNegations(families: Families, spelling: Spelling) {
  const data = readJson('negations.json', negationSchema);
  const phrases = (texts: readonly string[]): Phrases => compileList(texts, spelling);
  const terms = Object.entries(data.terms).map(([term, text]): [string, Entry] => [
    term,
    parseFeeling(text, `not ${term}`, families),
  ]);
  return {
    scope: data.scope,
    thinking: new Set(data.thinking),
    thinkingScope: data.thinkingScope,
    exempt: phrases([...data.emphasis, ...data.superlatives]),
    shields: phrases(data.shields),
    endings: phrases(data.endings),
    stopping: phrases([...data.stopping, ...data.distancing]),
    quitting: phrases(data.quitting),
    losing: phrases(data.losing),
    terms: new Map(terms),
    wishing: phrases(data.wishing),
    wanting: phrases(data.wanting),
    formerly: phrases(data.formerly),
    expecting: phrases(data.expecting),
    owing: phrases(data.owing),
    passing: phrases(data.passing),
    afterwards: phrases(data.afterwards),
    attempting: phrases(data.attempting),
    laughing: new Set(data.laughing),
    retracting: phrases(data.retracting),
    regretting: phrases(data.regretting),
    comparing: phrases(data.comparing),
    regretted: parseFeeling(data.regretted, 'regretted', families),
    compared: parseFeeling(data.compared, 'compared', families),
    craved: parseFeeling(data.craved, 'wanted', families),
    missed: parseFeeling(data.missed, 'missed', families),
    outgrown: parseFeeling(data.outgrown, 'outgrown', families),
    spared: parseFeeling(data.spared, 'expected in vain', families),
    letDown: parseFeeling(data.letDown, 'expected in vain', families),
    owed: parseFeeling(data.owed, 'owed', families),
    faded: parseFeeling(data.faded, 'faded', families),
    neither: parseFeeling(data.neither, 'neither', families),
  };
}

/** "Very", "a bit", "as hell": they measure a feeling and name none. */
export function readMeasures(spelling: Spelling) {
  const { stronger, strongerAfterwards, weaker } = readJson('measures.json', measuresSchema);
  const all = [...stronger, ...strongerAfterwards, ...weaker];
  return {
    words: new Set(all.filter((measure) => !measure.includes(' '))),
    phrases: compileList(
      all.filter((measure) => measure.includes(' ')),
      spelling,
    ),
    stronger: compileList(stronger, spelling),
    strongerAfterwards: compileList(strongerAfterwards, spelling),
    weaker: compileList(weaker, spelling),
  };
}
