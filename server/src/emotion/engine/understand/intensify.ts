import type { Evidence } from '../evidence/evidence.js';
import type { Families } from '../knowledge/families.js';
import type { Intensity } from '../knowledge/modifiers.js';
import type { Token } from '../text/tokenise.js';

const TRAILING_REACH = 3;

export type Level = -1 | 0 | 1;

function clamp(value: number): number {
  return Math.max(-1, Math.min(1, value));
}

interface Marks {
  /** Where each "a bit" ends. */
  readonly dampeners: readonly number[];
  /** Where each "so much" begins. */
  readonly trailing: readonly number[];
  readonly exclaimed: boolean;
}

function findMarks(tokens: readonly Token[], text: string, data: Intensity): Marks {
  return {
    dampeners: data.dampeners.find(tokens).map(({ at }) => at.at(-1) ?? 0),
    trailing: data.trailing.find(tokens).map(({ at }) => at[0] ?? 0),
    exclaimed: text.endsWith('!'),
  };
}

function levelOf(item: Evidence, tokens: readonly Token[], marks: Marks, data: Intensity): Level {
  if (item.at.length === 0) return 0;
  const first = Math.min(...item.at);
  const last = Math.max(...item.at);
  if (marks.dampeners.some((end) => end < first && first - end <= data.reach)) return -1;
  const boosted = tokens
    .slice(Math.max(0, first - data.reach), first)
    .some(({ text: word }) => data.boosters.has(word));
  const trailed = marks.trailing.some((start) => start > last && start - last <= TRAILING_REACH);
  const stressed = item.at.some((place) => tokens[place]?.stressed === true) || marks.exclaimed;
  return boosted || trailed || stressed ? 1 : 0;
}

function shift(item: Evidence, level: Level, families: Families, data: Intensity): Evidence {
  if (level === 0) return item;
  const change = level > 0 ? data.boosted : data.dampened;
  const shifted: Record<string, number> = { ...item.families };
  for (const [name, weight] of Object.entries(item.families)) {
    const siblings = (level > 0 ? families[name]?.stronger : families[name]?.weaker) ?? [];
    for (const sibling of siblings)
      shifted[sibling] = Math.max(shifted[sibling] ?? 0, weight * change.family);
  }
  return {
    ...item,
    families: shifted,
    valence: clamp(item.valence * change.valence),
    arousal: clamp(item.arousal + change.arousal),
    notes: [...item.notes, level > 0 ? 'stronger' : 'weaker'],
  };
}

/** "Very very sad" reaches towards grief and despair, "slightly annoyed" stays small. */
export function intensify(
  tokens: readonly Token[],
  text: string,
  evidence: readonly Evidence[],
  families: Families,
  data: Intensity,
): Evidence[] {
  const marks = findMarks(tokens, text, data);
  return evidence.map((item) => shift(item, levelOf(item, tokens, marks, data), families, data));
}
