import { z } from 'zod';
import type { Spelling } from '../text/spelling.js';
import { readJson } from './dataFile.js';
import type { Families, FamilyWeights } from './families.js';
import { compilePattern } from './compilePattern.js';
import { PatternIndex } from './patterns.js';

const weights = z.record(z.string(), z.number().min(0).max(1));
const blendsSchema = z.object({
  towards: z.array(z.object({ cues: z.array(z.string()), families: z.array(z.string()), add: weights })),
  leadsOn: z.array(z.string()),
  joins: z.array(z.string()),
  containers: z.array(z.string()),
  pairs: z.array(z.object({ both: z.tuple([z.string(), z.string()]), add: weights, name: z.string() })),
});

export interface Towards {
  /** "at myself", "for her": what the feeling is turned to. */
  readonly cues: PatternIndex<string>;
  readonly families: ReadonlySet<string>;
  readonly add: FamilyWeights;
}

export interface Pair {
  readonly both: readonly [string, string];
  readonly add: FamilyWeights;
  readonly name: string;
}

export interface Blends {
  readonly towards: readonly Towards[];
  readonly pairs: readonly Pair[];
  /** "Of", "about", "to": what follows is what the feeling is about. */
  readonly leadsOn: ReadonlySet<string>;
  /** "And", "but": what follows is a second feeling. */
  readonly joins: ReadonlySet<string>;
  /** "Overcome with", "drowning in": the feeling is what follows. */
  readonly containers: ReadonlySet<string>;
}

export function readBlends(families: Families, spelling: Spelling): Blends {
  const { towards, pairs, leadsOn, joins, containers } = readJson('blends.json', blendsSchema);
  const named = towards.flatMap((rule) => [...rule.families, ...Object.keys(rule.add)]);
  named.push(...pairs.flatMap((pair) => [...pair.both, ...Object.keys(pair.add)]));
  const unknown = named.find((family) => !(family in families));
  if (unknown !== undefined) throw new Error(`blends.json names the unknown family ${unknown}`);
  return {
    pairs,
    leadsOn: new Set(leadsOn),
    joins: new Set(joins),
    containers: new Set(containers),
    towards: towards.map((rule) => ({
      cues: new PatternIndex(rule.cues.flatMap((cue) => compilePattern(cue, cue, spelling) ?? [])),
      families: new Set(rule.families),
      add: rule.add,
    })),
  };
}
