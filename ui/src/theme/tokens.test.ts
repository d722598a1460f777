import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast';
import { globalStyle } from './globalStyle.ts';
import { printStyle } from './printStyle.ts';
import { standInFaces } from './standIns.ts';
import { color, font, layout, line, radius, space, text, type ColorToken } from './tokens.ts';

const colors: Record<string, ColorToken> = color;

const pairs = Object.entries(colors).flatMap(([name, { on = [], minimum = 4.5 }]) =>
  on.flatMap((ground) => (['light', 'dark'] as const).map((theme) => ({ name, ground, theme, minimum }))),
);

const valueOf = (name: string, theme: 'light' | 'dark'): string => {
  const token = colors[name];
  if (!token) throw new Error(`tokens.ts has no colour ${name}`);
  return token[theme];
};

test('print rules need no container query, which Firefox ignores on paper', () => {
  expect(printStyle).not.toContain('@container');
});

test('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

test.each(pairs)(
  '$name on $ground reaches $minimum in the $theme theme',
  ({ name, ground, theme, minimum }) => {
    expect(contrast(valueOf(name, theme), valueOf(ground, theme))).toBeGreaterThanOrEqual(minimum);
  },
);

test('every text colour names the backgrounds it is allowed on', () => {
  const text = ['ink', 'ink2', 'ink3', 'accent', 'accentHover', 'onSolid', 'error', 'ok'];
  for (const name of text)
    expect([name, colors[name]?.minimum, colors[name]?.on?.length ?? 0]).toEqual([
      name,
      4.5,
      expect.any(Number),
    ]);
});

test('every size is valid CSS', () => {
  const number = '-?\\d*\\.?\\d+';
  const length = `${number}(?:rem|px|vw)`;
  const size = new RegExp(`^(?:${length}|clamp\\(${length}, ${length} [+-] ${length}, ${length}\\))$`);
  for (const [name, { value }] of [text, space, radius, line, layout].flatMap((group) =>
    Object.entries(group),
  ))
    expect(value, name).toMatch(size);
});

test('components take spacings and sizes of text from the scale', () => {
  const components = join(import.meta.dirname, '../components');
  const declaration = /^\s*((?:margin|padding|gap|row-gap|column-gap|font|font-size)[\w-]*):\s*([^;]+);/gm;
  const files = readdirSync(components, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!stories|test)\.tsx?$/.test(file),
  );
  const raw = files.flatMap((file) =>
    [...readFileSync(join(components, file), 'utf8').matchAll(declaration)]
      // Sizes that depend on a container, and positions of centred columns, need not be on the scale.
      .filter(([, , value = '']) =>
        /\d(?:rem|px)\b/.test(value.replace(/(?:clamp|max|calc)\(.*\)|\b0px|1px/g, '')),
      )
      .map(([found]) => `${file}: ${found.trim()}`),
  );
  expect(raw).toEqual([]);
});

test('tokens use all declared fallback fonts, and only those', () => {
  const named = Object.values(font).flatMap(({ value }) =>
    [...value.matchAll(/'([^']+)'/g)]
      .map(([, family]) => family)
      .filter((family) => !family?.endsWith(' Variable')),
  );
  const declared = [...standInFaces.matchAll(/font-family:'([^']+)'/g)].map(([, family]) => family);
  expect(new Set(named)).toEqual(new Set(declared));
});

describe('components', () => {
  const folder = join(import.meta.dirname, '../components');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!stories)\.tsx?$/.test(file),
  );
  const published = new Set(globalStyle.match(/--[a-z][\w-]*(?=:)/g));

  test.each(files)('%s uses only published tokens', (file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    const own = new Set(source.match(/--[a-z][\w-]*(?=:)/g));
    const used = [...source.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '');
    expect(used.filter((name) => !published.has(name) && !own.has(name))).toEqual([]);
    expect(source.match(/#[0-9a-f]{3,8}\b(?![^\n]*\bhref)/gi) ?? []).toEqual([]);
  });

  test.each(files)('%s uses start and end instead of left and right', (file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    // Allows `left: 50%`, because the middle is the same in both writing directions.
    const physical =
      /^\s+(?:(?:margin|padding|border)-)?(?:left|right)(?:-\w+)?:(?! 50%)|text-align: (?:left|right)/gm;
    expect(source.match(physical) ?? []).toEqual([]);
  });
});
