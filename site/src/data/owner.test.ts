import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isExample } from './owner';

const file = readFileSync(join(import.meta.dirname, '../../content/owner.yml'), 'utf8');

/** Example values in owner.yml, without those in its comments. */
const examples = file
  .replace(/^ *#.*$/gm, '')
  .split(/[\s'{}]+/)
  .filter((value) => /your-|example\.org/.test(value));

test('every example value in owner.yml is recognised as an example', () => {
  expect(examples.length).toBeGreaterThan(10);
  expect(examples.filter((value) => !isExample(value))).toEqual([]);
});

test.each([
  'https://books.test/find-your-yes',
  'https://calendly.com/move-your-feet/30min',
  'https://our-example.org/shop',
])('%s is no example', (address) => expect(isExample(address)).toBe(false));
