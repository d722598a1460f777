import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { closeGaps, codePoints, isBlank } from './contract.js';

test('the contract imports nothing, so that the browser gets nothing else with it', () => {
  const text = readFileSync(join(import.meta.dirname, 'contract.ts'), 'utf8');
  expect(text).not.toMatch(/^\s*import |require\(|import\(/m);
});

test('a text of invisible characters is blank', () => {
  for (const text of [
    '',
    ' ',
    '\t\r\n',
    '\u00A0\u3000',
    '\u200B\u200C\u2060\uFEFF',
    '\u2800',
    '\u3164',
    '\u{E0020}',
  ])
    expect(isBlank(text)).toBe(true);
  for (const text of ['a', ' a ', '0', '.', '😀', '\u200Bא', '\u0301', '—'])
    expect(isBlank(text)).toBe(false);
});

test('length is counted in code points', () => {
  expect(codePoints('a😀é')).toBe(3);
  expect(codePoints('')).toBe(0);
});

test('more than two empty lines in a row are shown as one', () => {
  expect(closeGaps('One\n\n\ntwo')).toBe('One\n\n\ntwo');
  expect(closeGaps('One\n\n\n\ntwo')).toBe('One\n\ntwo');
  expect(closeGaps('One\r\n \r\n\u200b\r\n\u3164\r\ntwo')).toBe('One\n\ntwo');
  expect(closeGaps(`One${'\u2028'.repeat(1_990)}two`)).toBe('One\n\ntwo');
  expect(closeGaps(`One${'\n'.repeat(1_990)}`)).toBe('One');
});
