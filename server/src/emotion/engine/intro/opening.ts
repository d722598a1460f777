import { topFamily, type Evidence } from '../evidence/evidence.js';
import type { Families } from '../knowledge/families.js';
import type { Reading } from '../read.js';
import { fold } from '../text/normalise.js';
import { quote } from '../text/quote.js';
import { joined } from './fill.js';
import type { OpeningName } from './sentences.js';

const SORROWS = new Set(['grief', 'despair']);
const LONG = 60;
/** "Angry" has said "anger" already. */
const SAME_ROOT = 3;
const IMPLIED = new Set(['situation', 'who did what to whom', 'telling', 'idiom']);

/** The evidence that says most. */
function strongest(evidence: readonly Evidence[]): Evidence | undefined {
  return [...evidence].sort((a, b) => b.weight - a.weight)[0];
}

/** The whole text where it is short, else the part of it that was understood. */
function quoted({ text, tokens, understanding }: Reading): string {
  if ([...text].length <= LONG) return quote(text);
  const at = [...(strongest(understanding.evidence)?.at ?? [])].sort((a, b) => a - b);
  const start = tokens[at[0] ?? 0]?.start ?? 0;
  return quote(text.slice(start, start + LONG + 1));
}

/** Two families to speak of that the visitor has not named already. */
function nearFamilies({ target, text }: Reading, families: Families): string[] {
  const words = fold(text).split(' ');
  const isSaid = (family: string): boolean =>
    words.some((word) => word.startsWith(family.slice(0, SAME_ROOT)));
  const asked = Object.entries(target.families).sort((a, b) => b[1] - a[1]);
  const unsaid = asked.map(([family]) => family).filter((family) => !isSaid(family));
  const neighbours = Object.entries(families[topFamily(target.families) ?? '']?.neighbours ?? {})
    .sort((a, b) => b[1] - a[1])
    .map(([family]) => family)
    .filter((family) => !isSaid(family));
  return [...new Set([...unsaid, ...neighbours])].slice(0, 2);
}

function byNotes(notes: readonly string[]): OpeningName | undefined {
  const has = (note: string): boolean => notes.includes(note);
  if (has('wanted') || has('missed') || has('regretted')) return 'wished';
  if (has('outgrown')) return 'outgrown';
  if (
    has('feeling with someone') ||
    has('happy for someone') ||
    has('the anger of someone') ||
    has('admired in someone') ||
    has('held against someone')
  )
    return 'withOthers';
  if (has('negated') || has('the absence of it')) return 'negated';
  if (has('turned to someone')) return 'turned';
  if (has('stronger')) return 'stronger';
  return has('weaker') ? 'weaker' : undefined;
}

/** Which kind of first sentence shows best what was understood. */
export function openingName({ kind, understanding, target }: Reading): OpeningName {
  if (kind === 'none' || kind === 'abuse') return kind;
  const { evidence, named, blend, language } = understanding;
  const main = strongest(evidence);
  if (named !== undefined) return 'named';
  if (main === undefined || main.source === 'emoji') return 'sign';
  if (main.source === 'typo') return 'typo';
  // What all words only lean to is no mixture that the visitor spoke of.
  const names = evidence.some(({ source }) => source === 'idiom' || !IMPLIED.has(source));
  if (blend !== undefined && names) return 'blend';
  if (language.code !== 'en') return 'foreign';
  const noted = byNotes(main.notes);
  if (noted !== undefined) return noted;
  if (SORROWS.has(topFamily(target.families) ?? '') && target.valence < -0.5) return 'sorrow';
  return IMPLIED.has(main.source) ? 'situation' : 'word';
}

/** What the first sentence may speak of. */
export function openingValues(
  reading: Reading,
  name: OpeningName,
  families: Families,
): Record<string, string> {
  const { understanding, tokens, text } = reading;
  const main = strongest(understanding.evidence);
  const misspelt = tokens[main?.at[0] ?? 0];
  const typed =
    name === 'typo' && misspelt !== undefined
      ? quote(text.slice(misspelt.start, misspelt.end))
      : quoted(reading);
  const plainTerm = (main?.term ?? '').replace(/[*~]/gu, '').replace(/\s+/gu, ' ').trim();
  return {
    q: typed,
    x: name === 'typo' ? plainTerm : `\u201C${plainTerm}\u201D`,
    near: joined(nearFamilies(reading, families)),
    language: understanding.language.typedIn[0] ?? '',
  };
}
