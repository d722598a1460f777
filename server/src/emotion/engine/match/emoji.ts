import type { Knowledge } from '../knowledge/knowledge.js';
import { type Entry, readVocabulary } from '../knowledge/vocabulary.js';
import { type Evidence, type Stage, fromEntry } from '../state/state.js';

const PICTURE =
  /\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*/gu;
const MODIFIERS = /\p{Emoji_Modifier}|\uFE0E|\uFE0F/gu;

/** Signs drawn with letters and marks, such as :( and <3. */
const TYPED = /^[\x21-\x7E]+$/u;

function plainEmoji(sign: string): string {
  return sign.replace(MODIFIERS, '');
}

/** Pictures and signs such as :( in the raw text; the more often, the more they weigh. */
function findEmoji(text: string, entries: ReadonlyMap<string, Entry>): Evidence[] {
  const counts = new Map<Entry, number>();
  const pictures = [...text.matchAll(PICTURE)].map(([picture]) => plainEmoji(picture));
  const drawn = pictures.map((plain) => entries.get(plain) ?? entries.get([...plain][0] ?? ''));
  const typed = text.split(/\s+/u).map((sign) => (TYPED.test(sign) ? entries.get(sign) : undefined));
  for (const entry of [...drawn, ...typed])
    if (entry !== undefined) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return [...counts].map(([entry, count]) =>
    fromEntry(entry, 'emoji', [], Math.min(1.2, 0.7 + 0.15 * count)),
  );
}

/** A picture may be all that was typed, or say how the words are meant. */
export function emoji({ families }: Knowledge): Stage {
  const listed = readVocabulary('emoji.tsv', families);
  const entries = new Map(listed.map((entry) => [plainEmoji(entry.term), entry]));
  return (state) => ({ ...state, evidence: [...state.evidence, ...findEmoji(state.raw, entries)] });
}
