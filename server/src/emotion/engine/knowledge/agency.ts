import { z } from 'zod';
import type { Spelling } from '../text/spelling.js';
import { readJson } from './dataFile.js';
import type { Families } from './families.js';
import { parseFeeling } from './feeling.js';
import { compilePattern, type Pattern } from './compilePattern.js';
import { PatternIndex } from './patterns.js';
import type { Entry } from './vocabulary.js';

const FRAMES = ['toMe', 'toMine', 'byMe', 'toOther', 'absentToMe', 'absentByMe', 'unable'] as const;
/** Who did it to whom: "they mocked me", "they hit my car", "I mocked them", "they mocked her", "nobody helped me", "I did not help". */
export type Frame = (typeof FRAMES)[number];

const words = z.array(z.string()).transform((list) => new Set(list));
const feeling = z.string().optional();
const verbClass = z.object({
  verbs: z.array(z.string()),
  toMe: feeling,
  toMine: feeling,
  byMe: feeling,
  toOther: feeling,
  absentToMe: feeling,
  absentByMe: feeling,
  unable: feeling,
  mine: z.boolean().default(false),
  spares: z.boolean().default(false),
});

const agencySchema = z.object({
  me: words,
  iAm: words,
  others: words,
  nobody: words,
  possessives: words,
  othersPossessives: words,
  persons: words,
  negators: words,
  withholding: words,
  passive: words,
  absentHarm: z.string(),
  classes: z.record(z.string(), verbClass),
  feelers: z.object({
    states: words,
    traits: words,
    faults: words,
    insults: words,
    distress: z.string(),
    delight: z.string(),
    anger: z.string(),
    admired: z.string(),
    despised: z.string(),
  }),
});

export interface Deed {
  readonly name: string;
  /** "He lied" tells enough; "he needs" does not. */
  readonly alone: boolean;
  /** What is done to my things is done to me: "mocked my accent", but not "hated my job". */
  readonly mine: boolean;
  readonly frames: Readonly<Partial<Record<Frame, Entry>>>;
}

export interface Agency extends Omit<z.infer<typeof agencySchema>, 'classes' | 'feelers' | 'absentHarm'> {
  readonly deeds: PatternIndex<Deed>;
  /** "Sad" is how somebody feels, "brave" and "selfish" how somebody is. */
  readonly states: ReadonlySet<string>;
  readonly traits: ReadonlySet<string>;
  readonly faults: ReadonlySet<string>;
  readonly insults: ReadonlySet<string>;
  readonly distress: Entry;
  readonly delight: Entry;
  readonly anger: Entry;
  readonly admired: Entry;
  readonly despised: Entry;
}

type FrameTexts = Readonly<Partial<Record<Frame, string | undefined>>>;
type Frames = Partial<Record<Frame, Entry>>;

function framesOf(name: string, texts: FrameTexts, spared: string | undefined, families: Families): Frames {
  const frames: Frames = {};
  for (const frame of FRAMES) {
    const text = texts[frame];
    if (text !== undefined) frames[frame] = parseFeeling(text, `${name}, ${frame}`, families);
  }
  if (spared !== undefined) frames.absentToMe = parseFeeling(spared, `${name}, spared`, families);
  return frames;
}

export function readAgency(families: Families, spelling: Spelling): Agency {
  const { classes, feelers, absentHarm, ...lists } = readJson('agency.json', agencySchema);
  const patterns: Pattern<Deed>[] = [];
  for (const [name, { verbs, mine, spares, ...texts }] of Object.entries(classes)) {
    const frames = framesOf(name, texts, spares ? absentHarm : undefined, families);
    for (const verb of verbs) {
      const deed = { name, alone: verb.endsWith('+'), mine, frames };
      const pattern = compilePattern(verb.replace('+', ''), deed, spelling);
      if (pattern !== undefined) patterns.push(pattern);
    }
  }
  return {
    ...lists,
    deeds: new PatternIndex(patterns),
    states: feelers.states,
    traits: feelers.traits,
    faults: feelers.faults,
    insults: feelers.insults,
    distress: parseFeeling(feelers.distress, 'feeling with someone', families),
    delight: parseFeeling(feelers.delight, 'happy for someone', families),
    anger: parseFeeling(feelers.anger, 'the anger of someone', families),
    admired: parseFeeling(feelers.admired, 'admired in someone', families),
    despised: parseFeeling(feelers.despised, 'held against someone', families),
  };
}
