import { z } from 'zod';
import { fold } from '../text/normalise.js';
import type { Spelling } from '../text/spelling.js';
import { compilePattern } from './compilePattern.js';
import { readJson } from './dataFile.js';
import type { Families } from './families.js';
import { parseFeeling } from './feeling.js';
import { PatternIndex } from './patterns.js';
import type { Entry } from './vocabulary.js';

const list = z.array(z.string());
const scenesSchema = z.object({
  personal: list,
  things: z.record(z.string(), list),
  doings: z.record(z.string(), list),
  felt: z.record(z.string(), z.record(z.string(), z.string())),
  subjects: list,
  circumstances: z.array(z.object({ feeling: z.string(), words: list })),
});

export interface Scenes {
  /** Words that show the text is about somebody. */
  readonly personal: ReadonlySet<string>;
  /** The kinds of thing a word may be: a "dog" is a pet, an "exam" a feat and work. */
  readonly kindsOf: ReadonlyMap<string, ReadonlySet<string>>;
  readonly doings: PatternIndex<string>;
  /** What is felt when a doing meets a kind of thing. */
  readonly felt: ReadonlyMap<string, ReadonlyMap<string, Entry>>;
  /** Doings whose thing stands before the verb: "my ex moved on", not "moving on from my ex". */
  readonly subjects: ReadonlySet<string>;
  readonly circumstances: PatternIndex<Entry>;
}

function kinds(things: Readonly<Record<string, readonly string[]>>): Map<string, Set<string>> {
  const byWord = new Map<string, Set<string>>();
  for (const [kind, words] of Object.entries(things)) {
    for (const word of words) {
      const key = fold(word);
      byWord.set(key, (byWord.get(key) ?? new Set()).add(kind));
    }
  }
  return byWord;
}

export function readScenes(families: Families, spelling: Spelling): Scenes {
  const data = readJson('scenes.json', scenesSchema);
  const felt = Object.entries(data.felt).map(([doing, byKind]): [string, Map<string, Entry>] => {
    const entries = Object.entries(byKind).map(([kind, text]): [string, Entry] => [
      kind,
      parseFeeling(text, `${doing}, ${kind}`, families),
    ]);
    return [doing, new Map(entries)];
  });
  const doings = Object.entries(data.doings).flatMap(([doing, verbs]) =>
    verbs.flatMap((verb) => compilePattern(verb, doing, spelling) ?? []),
  );
  const circumstances = data.circumstances.flatMap(({ feeling, words }) => {
    const entry = parseFeeling(feeling, words[0] ?? '', families);
    return words.flatMap((word) => compilePattern(word, { ...entry, term: word }, spelling) ?? []);
  });
  return {
    personal: new Set(data.personal),
    kindsOf: kinds(data.things),
    doings: new PatternIndex(doings),
    felt: new Map(felt),
    subjects: new Set(data.subjects),
    circumstances: new PatternIndex(circumstances),
  };
}
