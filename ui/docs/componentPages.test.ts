import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { beta, groups } from './groups';

const folder = join(import.meta.dirname, '../src/components');
const components = readdirSync(folder);
const read = (name: string, ending: string) => readFileSync(join(folder, name, `${name}.${ending}`), 'utf8');

/** The sections of every page, in order. A page may have further ones in between. */
const questions = [
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

/** The sections of a page by their titles; what stands above the first one is called `purpose`. */
const sectionsOf = (page: string): Map<string, string> => {
  const [head = '', ...rest] = page.split(/^## /m);
  const purpose = head.split(/^# .+$/m)[1] ?? '';
  const titled = rest.map((part): [string, string] => {
    const [title = '', ...lines] = part.split('\n');
    return [title, lines.join('\n').trim()];
  });
  return new Map([['purpose', purpose.trim()], ...titled]);
};

interface Example {
  kind: string;
  why: string;
  shows: string;
}

const examplesIn = (section: string): Example[] =>
  [...section.matchAll(/<(Do|Dont) why="([^"]*)">(.*?)<\/\1>/gs)].map(
    ([, kind = '', why = '', shows = '']) => ({ kind, why, shows }),
  );

test('every component stands in one group of the catalogue, and no group is longer than fourteen', () => {
  const grouped = Object.values(groups).flat();
  expect([...grouped].sort()).toEqual([...components].sort());
  for (const [name, group] of Object.entries(groups)) {
    const pages = name === 'Foundations' ? readdirSync(join(import.meta.dirname, 'foundations')).length : 0;
    expect([name, group.length + pages <= 14]).toEqual([name, true]);
  }
  expect(beta.filter((name) => !components.includes(name))).toEqual([]);
});

describe.each(components)('the page of %s', (name) => {
  const sections = sectionsOf(read(name, 'mdx'));
  const section = (title: string) => sections.get(title) ?? '';

  test('says in a sentence what it is, and shows it at once', () => {
    expect(section('purpose')).toMatch(/^[A-Z][^]*\.\n/);
    expect(section('purpose')).toMatch(new RegExp(`<Canvas of={${name}Stories\\.Default}`));
  });

  test('gives its other names, which the search finds, and the facts read from the files', () => {
    const also = [...sections.keys()].filter((title) => title.startsWith('Also called '));
    expect(also).toEqual([expect.stringMatching(/^Also called \S+/)]);
    expect(section(also[0] ?? '')).toBe(`<Facts of="${name}" />`);
  });

  test('has every section, in order, and none of them empty', () => {
    expect([...sections.keys()].filter((title) => questions.includes(title))).toEqual(questions);
    expect(questions.filter((title) => section(title) === '')).toEqual([]);
  });

  test('says which keys do what, or that there is nothing to press', () => {
    expect(section('Keyboard')).toMatch(/^\| Key|^Nothing here takes the focus\.$/);
  });

  test('shows what to do and what not to with real components, and says why', () => {
    const examples = examplesIn(section('Do and don’t'));
    expect(new Set(examples.map(({ kind }) => kind))).toEqual(new Set(['Do', 'Dont']));
    for (const { why, shows } of examples) {
      expect(why).toMatch(/^\S.*[.?]$/);
      expect(shows).toMatch(/<[A-Z]\w+/);
    }
  });

  test('shows its parts with the numbers that the list below explains', () => {
    const anatomy = section('Anatomy');
    const parts =
      new RegExp(`^<Anatomy\\s+of={${name}Stories\\.\\w+}\\s+parts={\\[([^]*?)\\]}\\s*/>`).exec(
        anatomy,
      )?.[1] ?? '';
    expect(parts.match(/'[^']*'|"[^"]*"/g)).toHaveLength(anatomy.match(/^\d+\. /gm)?.length ?? 0);
  });

  test('has a table of props, which takes its sentences from the types', () => {
    expect(section('Props')).toBe('<Controls />');
    expect(read(name, 'stories.tsx')).toMatch(new RegExp(`component: ${name},`));
  });

  test('shows its states through its stories', () => {
    expect(section('States')).toMatch(/<Stories |<Canvas of=/);
  });
});
