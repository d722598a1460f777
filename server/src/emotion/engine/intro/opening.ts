import { type Families, spoken, topFamily } from '../knowledge/families.js';
import type { Evidence, State } from '../state/state.js';
import { fold, quote } from '../text/normalise.js';

/** "Angry" has said "anger" already. */
const SAME_ROOT = 3;
const IMPLIED = new Set(['situation', 'telling', 'idiom']);

/** The evidence that says most. */
function strongest(evidence: readonly Evidence[]): Evidence | undefined {
  return [...evidence].sort((a, b) => b.weight - a.weight)[0];
}

/** The text in quotation marks, or nothing where it would be quoted in part or without its commas. */
function quoted(text: string): string {
  const quotation = quote(text);
  return text.startsWith(quotation.slice(1, -1)) && quotation.length + 1 >= text.length ? quotation : '';
}

/** Two families to speak of that the visitor has not named already. */
function nearFamilies({ target, text }: State, families: Families): string[] {
  const words = fold(text).split(' ');
  const neighbours = families[topFamily(target.families) ?? '']?.neighbours ?? {};
  const near = [target.families, neighbours].flatMap((shares) =>
    Object.entries(shares).sort(([, a], [, b]) => b - a),
  );
  const unsaid = near
    .map(([family]) => family)
    .filter((family) => !words.some((word) => word.startsWith(family.slice(0, SAME_ROOT))));
  return [...new Set(unsaid)].slice(0, 2);
}

function byNotes(notes: readonly string[]): string | undefined {
  const has = (note: string): boolean => notes.includes(note);
  if (has('wanted') || has('missed')) return 'wished';
  if (has('outgrown')) return 'outgrown';
  return has('negated') ? 'negated' : undefined;
}

/** Which kind of first sentence shows best what was understood. */
export function openingName({ kind, evidence, named, language }: State): string {
  if (kind === 'none' && !language.isRead) return 'unread';
  if (kind === 'none' || kind === 'abuse') return kind;
  const main = strongest(evidence);
  if (named !== undefined) return 'named';
  if (main === undefined || main.source === 'emoji') return 'sign';
  if (main.source === 'typo') return 'typo';
  if (language.code !== 'en') return 'foreign';
  const noted = byNotes(main.notes);
  if (noted !== undefined) return noted;
  return IMPLIED.has(main.source) ? 'situation' : 'word';
}

/** What the first sentence may speak of. */
export function openingValues(state: State, name: string, families: Families): Record<string, string> {
  const { evidence, language, tokens, text } = state;
  const main = strongest(evidence);
  const misspelt = tokens[main?.at[0] ?? 0];
  const typed = name === 'typo' ? text.slice(misspelt?.start, misspelt?.end) : text;
  const plainTerm = spoken(main?.term ?? '');
  return {
    q: quoted(typed),
    x: name === 'typo' ? plainTerm : `\u201C${plainTerm}\u201D`,
    near: nearFamilies(state, families).join(' and '),
    language: language.typedIn[0] ?? '',
  };
}
