import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../testing/app.js';
import { renameToNew, writeWhole } from './write-whole.js';

test('a write that fails leaves the earlier file as it was, and no other', () => {
  const folder = temporaryDirectory();
  const file = join(folder, 'kept');
  writeWhole(file, 'before');
  const failing = () =>
    writeWhole(file, 'after', () => {
      throw new Error('The disk is full.');
    });
  expect(failing).toThrow('The disk is full.');
  expect(readFileSync(file, 'utf8')).toBe('before');
  expect(readdirSync(folder)).toEqual(['kept']);
});

test('a finished file never replaces another one that appeared meanwhile', () => {
  const folder = temporaryDirectory();
  const [part, file] = [join(folder, 'part'), join(folder, 'file')];
  writeFileSync(part, 'new');
  writeFileSync(file, 'of the owner');
  expect(() => renameToNew(part, file)).toThrow('EEXIST');
  expect(readFileSync(file, 'utf8')).toBe('of the owner');
});
