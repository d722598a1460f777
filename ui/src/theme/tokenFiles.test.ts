import { expect, test } from 'vitest';
import { globalStyle } from './globalStyle.ts';
import { tokenFiles } from './tokenFiles';
import { color, motion, space } from './tokens.ts';

interface Token {
  $type: string;
  $value: unknown;
  $description: string;
  $extensions: { 'line-of-dance': { property?: string; css: string; contrast?: { on: string[] } } };
}
type Group = { [name: string]: Group | Token };

const isToken = (node: Group | Token): node is Token => '$value' in node;
const tokensIn = (node: Group | Token, path: string[] = []): [string, Token][] =>
  isToken(node)
    ? [[path.join('.'), node]]
    : Object.entries(node).flatMap(([name, child]) => tokensIn(child, [...path, name]));

const written = JSON.parse(tokenFiles['tokens.json']) as Group;
const tokens = new Map(tokensIn(written));
const valueOf = (path: string) => tokens.get(path)?.$value;

/**
 * Returns the declarations of a block in `tokens.css`: 0 is the light theme, 1 the dark theme by the system's setting,
 * 2 the dark theme by the visitor's choice.
 */
const block = (index: number) => {
  const [, body = ''] = [...tokenFiles['tokens.css'].matchAll(/:where\([^{]*\{([^}]*)\}/g)][index] ?? [];
  return new Map([...body.matchAll(/(--[\w-]+):(.*);/g)].map(([, name = '', value = '']) => [name, value]));
};

/** Expected shape of a token's value, by token type of the W3C format (2025.10). */
const shapes: Record<string, unknown> = {
  color: expect.objectContaining({
    colorSpace: 'srgb',
    components: [expect.any(Number), expect.any(Number), expect.any(Number)],
  }),
  dimension: { value: expect.any(Number), unit: expect.stringMatching(/^(px|rem)$/) },
  duration: { value: expect.any(Number), unit: 'ms' },
  number: expect.any(Number),
  fontFamily: expect.arrayContaining([expect.any(String)]),
  cubicBezier: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)],
  shadow: expect.arrayContaining([
    expect.objectContaining({ blur: { value: expect.any(Number), unit: 'px' } }),
  ]),
};

test('each token has a valid value and a description', () => {
  expect(tokens.size).toBeGreaterThan(90);
  for (const [path, { $type, $value, $description }] of tokens) {
    expect([path, $value]).toEqual([path, shapes[$type]]);
    expect([path, $description]).toEqual([path, expect.stringMatching(/\S.*\.$/)]);
  }
});

test('values are the same as in tokens.ts, in both themes', () => {
  expect(valueOf('light.color.ink-2')).toMatchObject({ hex: color.ink2.light.toLowerCase(), alpha: 1 });
  expect(valueOf('dark.color.ink-2')).toMatchObject({ hex: color.ink2.dark.toLowerCase() });
  expect(valueOf('light.color.scrim')).toMatchObject({ alpha: 0.5 });
  expect(valueOf('space.5')).toEqual({ value: 1.5, unit: 'rem' });
  expect(valueOf('motion.quick')).toEqual({ value: Number.parseFloat(motion.quick.value), unit: 'ms' });
  expect(tokens.get('space.gutter')?.$extensions['line-of-dance'].css).toBe(space.gutter.value);
  expect(Object.keys(written.light ?? {})).toEqual(Object.keys(written.dark ?? {}));
});

test('contrasts refer to tokens of the same theme', () => {
  const partners = [...tokens].flatMap(([path, { $extensions }]) =>
    ($extensions['line-of-dance'].contrast?.on ?? []).map((on) => [path, on.slice(1, -1)] as const),
  );
  expect(partners.length).toBeGreaterThan(50);
  for (const [path, partner] of partners) {
    expect(tokens.has(partner)).toBe(true);
    expect(partner.split('.')[0]).toBe(path.split('.')[0]);
  }
});

test('tokens.css has all tokens, under the names in the JSON', () => {
  const [light, system, chosen] = [block(0), block(1), block(2)];
  expect(chosen).toEqual(system);
  for (const [path, { $extensions }] of tokens) {
    const { property, css } = $extensions['line-of-dance'];
    if (property)
      expect([path, (path.startsWith('dark') ? chosen : light).get(property)]).toEqual([path, css]);
  }
  expect(new Set(globalStyle.match(/--[a-z][\w-]*(?=:)/g))).toEqual(new Set(light.keys()));
});
