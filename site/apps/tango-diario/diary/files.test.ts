import { expect, test } from 'vitest';
import { fromFile, fromStorage, merge, toCsv, toJson } from './files';
import type { Mood, Night } from './night';

const night = (id: string, change: Partial<Night> = {}): Night => ({
  id,
  date: '2026-11-21',
  place: 'Villa, “upstairs”',
  dances: 14,
  partners: ['M.', 'J.K.'],
  line: 'Two lines,\nand a "quote".',
  mood: 5,
  ...change,
});

const withoutIds = (nights: readonly Night[]) => nights.map((one) => ({ ...one, id: '' }));
const diary = [
  night('a'),
  night('b', { place: "'=1+1", dances: undefined, partners: [], line: '=1+1', mood: 1 }),
];

test('a diary is the same after export and import as JSON', async () => {
  expect(await fromFile(toJson(diary))).toEqual(diary);
});

test('a diary is the same after export and import as CSV, and formulas are escaped', async () => {
  const csv = await toCsv(diary);
  expect(csv).toContain("'=1+1");
  expect(withoutIds(await fromFile(csv))).toEqual(withoutIds(diary));
});

test('nights over the limits of the form are the same after export and import', async () => {
  const partners = Array.from({ length: 60 }, () => 'MA');
  const long = [night('a', { place: 'x'.repeat(81), line: 'x'.repeat(281), partners, dances: 201 })];
  expect(await fromFile(toJson(long))).toEqual(long);
  expect(withoutIds(await fromFile(await toCsv(long)))).toEqual(withoutIds(long));
});

test('a stored night that cannot be read hides no other night', () => {
  const { nights } = JSON.parse(toJson(diary)) as { nights: unknown[] };
  const kept = { diary: 'tango-diario', nights: [...nights, 7, { date: '2026-13-01', mood: 2 }] };
  expect(fromStorage(JSON.stringify(kept))).toEqual({ nights: diary, isWhole: false });
  expect(fromStorage(toJson(diary))).toEqual({ nights: diary, isWhole: true });
  expect(fromStorage('{"diary":')).toEqual({ nights: [], isWhole: false });
});

test('a table from another program may have other columns, semicolons and empty lines', async () => {
  const [read] = await fromFile('Date;Mood;Shoes\n2026-05-01;lovely;black\n\n');
  expect(read).toMatchObject({ date: '2026-05-01', mood: 4, place: '' });
});

test.each([
  ['', 'The table has no column “date”.'],
  ['hello', 'The table has no column “date”.'],
  ['{"diary":"tango-diario","nights":[{"date":"2026', 'The file is damaged: it breaks off or was changed.'],
  ['[]', 'The file holds no Tango Diario.'],
  ['{"nights":[]}', 'The file holds no Tango Diario.'],
  ['{"diary":"tango-diario","nights":[7]}', 'The file holds no Tango Diario.'],
  [
    '{"diary":"tango-diario","nights":[{"date":"2026-13-01","mood":2}]}',
    'Night 1: “2026-13-01” is not a date.',
  ],
  ['date,mood\n2026-05-01,3\n2026-05-02,9\n', 'Night 2: “9” is not a mood from 1 to 5.'],
])('%j is refused with its reason', async (text, reason) => {
  await expect((async () => fromFile(text))()).rejects.toThrow(reason);
});

test('an import adds new nights and leaves existing ones unchanged', () => {
  const changed = night('a', { place: 'Elsewhere' });
  const { nights, added } = merge(diary, [changed, night('c'), night('d', { date: '2026-12-01' })]);
  expect(added.map(({ id }) => id)).toEqual(['d']);
  expect(nights.map(({ id }) => id)).toEqual(['d', 'a', 'b']);
  expect(nights).toContain(diary[0]);
});

test('importing one’s own export twice adds nothing', async () => {
  const many = Array.from({ length: 2000 }, (_, index) =>
    night(`n${index}`, {
      date: new Date(Date.UTC(2018, 0, 1 + index)).toISOString().slice(0, 10),
      mood: ((index % 5) + 1) as Mood,
    }),
  );
  expect(merge(many, await fromFile(await toCsv(many))).added).toEqual([]);
});
