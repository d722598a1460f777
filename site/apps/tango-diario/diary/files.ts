import { readKept, sorted, textsOf, type Night, type NightTexts } from './night';

/** Error for a file or storage that cannot be read. Its message is shown to the visitor. */
export class UnreadableDiary extends Error {}

/** Returns a random id. Does not use `crypto.randomUUID`, which exists only on HTTPS and localhost. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const readRow = ({ id, date, place, dances, partners, line, mood }: Record<string, unknown>) => {
  const texts = Object.fromEntries(
    Object.entries({ date, place, dances, partners, line, mood }).map(([key, value]) => [key, textOf(value)]),
  ) as NightTexts;
  return readKept(texts, textOf(id) || newId());
};

const readAll = (rows: readonly Record<string, unknown>[]): Night[] =>
  rows.map(readRow).map((result, index) => {
    if ('night' in result) return result.night;
    throw new UnreadableDiary(`Night ${index + 1}: ${Object.values(result.fault).join(' ')}`);
  });

export const toJson = (nights: readonly Night[]): string =>
  JSON.stringify({ diary: 'tango-diario', version: 1, nights }, null, 1);

const rowsOf = (text: string): unknown[] => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UnreadableDiary('The file is damaged: it breaks off or was changed.');
  }
  if (isRecord(value) && value.diary === 'tango-diario' && Array.isArray(value.nights)) return value.nights;
  throw new UnreadableDiary('The file holds no Tango Diario.');
};

const fromJson = (text: string): Night[] => {
  const rows = rowsOf(text);
  if (!rows.every(isRecord)) throw new UnreadableDiary('The file holds no Tango Diario.');
  return readAll(rows);
};

/** Parses the stored diary. Leaves out nights that cannot be read. `isWhole` is true if no night was left out. */
export const fromStorage = (text: string): { nights: Night[]; isWhole: boolean } => {
  try {
    const rows = rowsOf(text);
    const results = rows.filter(isRecord).map(readRow);
    const nights = results.flatMap((result) => ('night' in result ? [result.night] : []));
    return { nights: sorted(nights), isWhole: nights.length === rows.length };
  } catch {
    return { nights: [], isWhole: false };
  }
};

const columns = ['date', 'place', 'dances', 'partners', 'line', 'mood'] as const;

// Loaded on demand, because import and export are rare.
const loadPapa = async () => (await import('papaparse')).default;

/** Matches a formula, also an escaped one: a text may itself begin with an apostrophe. */
const escapeFormulae = /^'*[=+\-@\t\r]/;

/** Exports CSV for spreadsheets. Formulas are escaped with an apostrophe, so that a spreadsheet does not run them. */
export const toCsv = async (nights: readonly Night[]): Promise<string> => {
  const papa = await loadPapa();
  // The byte order mark tells Excel that the file is UTF-8.
  return `\uFEFF${papa.unparse({ fields: [...columns], data: nights.map(textsOf) }, { escapeFormulae })}\n`;
};

const withoutApostrophe = (value: string) => value.replace(/^'(?='*[=+\-@\t\r])/, '');

const fromCsv = async (text: string): Promise<Night[]> => {
  const papa = await loadPapa();
  const { data, errors, meta } = papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transform: withoutApostrophe,
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const missing = ['date', 'mood'].filter((name) => !meta.fields?.includes(name));
  if (missing.length > 0) throw new UnreadableDiary(`The table has no column “${missing[0] ?? ''}”.`);
  const fault = errors.find(({ code }) => code !== 'UndetectableDelimiter');
  if (fault) throw new UnreadableDiary(`Night ${(fault.row ?? 0) + 1}: ${fault.message}.`);
  return readAll(data);
};

/** Reads the nights from the text of an imported file. Detects JSON and CSV by the text, not by the file's name. */
export const fromFile = (text: string): Night[] | Promise<Night[]> =>
  /^[\s\uFEFF]*[[{]/.test(text) ? fromJson(text) : fromCsv(text);

const keyOf = (night: Night) => JSON.stringify(textsOf(night));

/** Adds those imported nights whose id and content are new. Existing nights stay unchanged. */
export const merge = (kept: readonly Night[], imported: readonly Night[]) => {
  const ids = new Set(kept.map(({ id }) => id));
  const keys = new Set(kept.map(keyOf));
  const added: Night[] = [];
  for (const night of imported) {
    if (ids.has(night.id) || keys.has(keyOf(night))) continue;
    ids.add(night.id);
    keys.add(keyOf(night));
    added.push(night);
  }
  return { nights: sorted([...kept, ...added]), added };
};
