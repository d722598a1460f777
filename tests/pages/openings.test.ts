import { expect, test } from 'vitest';
import { itemsOf } from '../content.ts';
import { attributeOf, pageAt } from './builtPage.ts';

/** Texts that must open with a drawing. Others may open without one. */
const drawn = [
  '/writing/tango/non-dancers',
  '/writing/tango/mentoring',
  '/writing/tango/exercises',
  '/writing/work/university',
  '/writing/work/vocation',
  '/writing/personal/nonsense',
  '/work/datingapp',
];

const openingsOf = (route: string): string[] =>
  pageAt(route)
    .querySelectorAll('main header figure svg')
    .map((svg) => attributeOf(svg, 'data-drawing'));

test.each([...drawn, ...itemsOf('/bookmarks').map(({ route }) => route)])(
  '%s opens with one drawing beside its title, which the text does not repeat',
  (route) => {
    const [opening, ...others] = openingsOf(route);
    expect(opening).toMatch(/./);
    expect(others).toEqual([]);
    const all = pageAt(route).querySelectorAll('main svg');
    expect(all.filter((svg) => attributeOf(svg, 'data-drawing') === opening)).toHaveLength(1);
  },
);

test('no two essays open with the same drawing', () => {
  const openings = drawn.flatMap(openingsOf);
  expect(new Set(openings).size).toBe(openings.length);
});
