import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { beta, groups } from './groups';

const folder = join(import.meta.dirname, '../src/components');
const components = readdirSync(folder);
const read = (name: string, ending: string) => readFileSync(join(folder, name, `${name}.${ending}`), 'utf8');

/** Sections of a component page, in order. The ones in `required` are mandatory. A page may have further sections. */
const order = [
  'When to use it',
  'When not to',
  'Anatomy',
  'Props',
  'Keyboard',
  'Accessibility',
  'Do and don’t',
  'Content limits',
  'States',
];
const required = ['When to use it', 'Props', 'Accessibility', 'States'];

/** Splits a page into its sections, by title. The text before the first section is called `purpose`. */
const sectionsOf = (page: string): Map<string, string> => {
  const [head = '', ...rest] = page.split(/^## /m);
  const purpose = head.split(/^# .+$/m)[1] ?? '';
  const titled = rest.map((part): [string, string] => {
    const [title = '', ...lines] = part.split('\n');
    return [title, lines.join('\n').trim()];
  });
  return new Map([['purpose', purpose.trim()], ...titled]);
};

test('every component is in one group of the catalogue, and no group has more than fourteen', () => {
  const grouped = Object.values(groups).flat();
  expect([...grouped].sort()).toEqual([...components].sort());
  for (const [name, group] of Object.entries(groups))
    expect([name, group.length <= 14]).toEqual([name, true]);
  expect(beta.filter((name) => !components.includes(name))).toEqual([]);
});

describe.each(components)('the page of %s', (name) => {
  const sections = sectionsOf(read(name, 'mdx'));
  const titles = [...sections.keys()];
  const section = (title: string) => sections.get(title) ?? '';

  test('begins with a sentence that says what it is, and its Default story', () => {
    expect(section('purpose')).toMatch(/^[A-Z][^]*\.\n/);
    expect(section('purpose')).toMatch(new RegExp(`<Canvas of={${name}Stories\\.Default}`));
  });

  test('lists its other names, for the search, and its facts', () => {
    const also = titles.filter((title) => title.startsWith('Also called '));
    expect(also).toEqual([expect.stringMatching(/^Also called \S+/)]);
    expect(section(also[0] ?? '')).toBe(`<Facts of="${name}" />`);
  });

  test('has its sections in order, and none of them empty', () => {
    const known = titles.filter((title) => order.includes(title));
    expect(known).toEqual(order.filter((title) => known.includes(title)));
    expect(known).toEqual(expect.arrayContaining(required));
    expect(known.filter((title) => section(title) === '')).toEqual([]);
  });

  test('takes the table of props from the types', () => {
    expect(section('Props')).toBe('<Controls />');
    expect(read(name, 'stories.tsx')).toMatch(new RegExp(`component: ${name},`));
  });

  test('explains each numbered part of its anatomy', () => {
    const parts = /parts={\[([^]*?)\]}/.exec(section('Anatomy'))?.[1] ?? '';
    const explained = section('Anatomy').match(/^\d+\. /gm) ?? [];
    expect(parts.match(/'[^']*'|"[^"]*"/g) ?? []).toHaveLength(explained.length);
  });
});
