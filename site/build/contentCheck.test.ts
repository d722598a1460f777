import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentFaults } from './contentCheck.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'line-of-dance-content-'));
  cpSync(join(import.meta.dirname, '../content'), folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

const change = (file: string, from: string | RegExp, to: string) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(join(folder, file), changed);
};

test('the content as it stands has no fault', () => {
  expect(contentFaults(folder)).toEqual([]);
});

test('a missing title is named with its file and field', () => {
  change('writing/tango/mentoring.mdx', /^title: .*\n/m, '');
  expect(contentFaults(folder)).toEqual(['site/content/writing/tango/mentoring.mdx: title: is missing']);
});

test('an unknown field is named', () => {
  change('bookmarks/tribes.mdx', /^name:/m, 'autor: Somebody\nname:');
  expect(contentFaults(folder)).toEqual([expect.stringContaining('autor is not known here')]);
});

test('a placeholder without a summary is named', () => {
  change('navigation.yml', /(route: \/writing\/tango\/music\n\s+placeholder: true\n)\s+summary:.*\n/, '$1');
  expect(contentFaults(folder).join()).toMatch(/navigation\.yml: .*summary/);
});

test('a tenth exercise in place of eleven is a fault', () => {
  change('exercises.yml', /^- title:[\s\S]*?(?=\n- title:)\n/m, '');
  expect(contentFaults(folder)).toEqual([expect.stringContaining('site/content/exercises.yml')]);
});

test('a text that imports something is refused', () => {
  change('work/freelance.mdx', /^---\n\n/m, "---\n\nimport fs from 'node:fs'\n\n");
  expect(contentFaults(folder).join()).toContain('no import');
});

test('YAML that cannot be read is named by its file', () => {
  change('owner.yml', /^siteName:.*$/m, 'siteName: "unclosed');
  expect(contentFaults(folder)).toEqual([expect.stringContaining('site/content/owner.yml')]);
});
