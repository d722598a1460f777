import type { PatternMatch } from '../knowledge/patterns.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Scenes } from '../knowledge/scenes.js';
import type { Entry } from '../knowledge/vocabulary.js';
import type { Token } from '../text/tokenise.js';
import { findAgent, isNoun } from './agents.js';
import { fromEntry, type Evidence } from './evidence.js';

const OBJECT_REACH = 6;
const SUBJECT_REACH = 5;
const SCENE_WEIGHT = 0.8;
const CIRCUMSTANCE_WEIGHT = 0.4;

interface Scene {
  readonly entry: Entry;
  readonly at: readonly number[];
  readonly specificity: number;
}

function kindsAt(place: number, tokens: readonly Token[], scenes: Scenes): string[] {
  return tokens[place]?.forms.flatMap((form) => [...(scenes.kindsOf.get(form) ?? [])]) ?? [];
}

function entryAt(place: number, tokens: readonly Token[], doing: string, scenes: Scenes): Entry | undefined {
  const byKind = scenes.felt.get(doing);
  return kindsAt(place, tokens, scenes)
    .map((kind) => byKind?.get(kind))
    .find((entry) => entry !== undefined);
}

/** What others win or lose is felt otherwise: "win by beloved", "win by other". */
function byWhom(
  doing: string,
  first: number,
  tokens: readonly Token[],
  { scenes, agency }: Knowledge,
): string {
  if (findAgent(tokens, first, agency) !== 'other') return doing;
  const subjects = tokens.slice(0, first).flatMap((_, place) => kindsAt(place, tokens, scenes));
  const special = `${doing} by ${subjects.includes('beloved') ? 'beloved' : 'other'}`;
  return scenes.felt.has(special) ? special : doing;
}

/** The thing done to, or else the one doing it; of two nouns in a row the second is meant. */
function places(match: PatternMatch<string>, tokens: readonly Token[], { subjects }: Scenes): number[] {
  const first = match.at[0] ?? 0;
  const last = match.at.at(-1) ?? first;
  const after = Array.from({ length: OBJECT_REACH }, (_, index) => last + 1 + index);
  const inside = Array.from({ length: Math.max(0, last - first - 1) }, (_, index) => first + 1 + index);
  const before = Array.from({ length: SUBJECT_REACH }, (_, index) => first - 1 - index);
  const around = subjects.has(match.meaning) ? before : [...inside, ...after, ...before];
  return around.filter((place) => place >= 0 && place < tokens.length);
}

function sceneOf(
  match: PatternMatch<string>,
  tokens: readonly Token[],
  knowledge: Knowledge,
): Scene | undefined {
  const { scenes } = knowledge;
  const doing = byWhom(match.meaning, match.at[0] ?? 0, tokens, knowledge);
  for (const place of places(match, tokens, scenes)) {
    const entry = entryAt(place, tokens, doing, scenes);
    if (entry === undefined) continue;
    const next = entryAt(place + 1, tokens, doing, scenes);
    return { entry: next ?? entry, at: [...match.at, place], specificity: match.specificity };
  }
  return undefined;
}

function isPersonal(tokens: readonly Token[], scenes: Scenes, first: number): boolean {
  return first <= 1 || tokens.some(({ text }) => scenes.personal.has(text));
}

/** What happens to whom or what: "lost" and "keys", "sits by" and "lake", for all that no pattern tells. */
export function findScenes(tokens: readonly Token[], knowledge: Knowledge): Evidence[] {
  const { scenes } = knowledge;
  const found = scenes.doings
    .find(tokens)
    .filter(({ at }) => !isNoun(tokens, at[0] ?? 0))
    .flatMap((match) => sceneOf(match, tokens, knowledge) ?? [])
    .filter(({ at }) => isPersonal(tokens, scenes, Math.min(...at)))
    .sort((a, b) => b.specificity - a.specificity || spread(a) - spread(b));
  const best = found[0];
  return best === undefined ? [] : [fromEntry(best.entry, 'situation', best.at, SCENE_WEIGHT)];
}

function spread({ at }: Scene): number {
  return Math.max(...at) - Math.min(...at);
}

/** "Finally", "alone", "in front of everyone": how it happened colours what is felt. */
export function findCircumstances(tokens: readonly Token[], scenes: Scenes): Evidence[] {
  const entries = new Map(
    scenes.circumstances.find(tokens).map(({ meaning, at }) => [meaning.families.join(), { meaning, at }]),
  );
  return [...entries.values()].map(({ meaning, at }) => fromEntry(meaning, 'cue', at, CIRCUMSTANCE_WEIGHT));
}
