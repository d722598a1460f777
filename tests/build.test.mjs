import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { alone, parts, publishSite } from '../scripts/build.mjs';
import { root } from '../scripts/root.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'line-of-dance-build-'));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

describe('builds', () => {
  test('of the site run again after a change of any file of the server that the site may import', () => {
    const { exports } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8'));
    const site = parts.find(({ name }) => name === 'site');
    expect(site?.sources).toEqual(
      expect.arrayContaining(
        Object.values(exports).map((path) => path.replace('./', 'server/').replace('/*', '')),
      ),
    );
  });

  test('start their tools by paths that exist', () => {
    for (const { name, command } of parts)
      expect(existsSync(join(root, command.split(' ')[0])), name).toBe(true);
  });

  test('run one after the other', async () => {
    const file = join(folder, 'lock');
    const steps = [];
    const build = (name) =>
      alone(file, async () => {
        steps.push(`${name} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        steps.push(`${name} ends`);
      });
    await Promise.all([build('one'), build('two')]);
    expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
    expect(existsSync(file)).toBe(false);
  });

  test('go on after one that was killed', async () => {
    const file = join(folder, 'lock');
    const { pid } = spawnSync('true');
    writeFileSync(file, String(pid));
    const work = vi.fn().mockResolvedValue(undefined);
    await alone(file, work);
    expect(work).toHaveBeenCalledOnce();
  });

  test('go on after one that could not write its lock file, because the disk was full', async () => {
    const file = join(folder, 'lock');
    writeFileSync(file, '');
    const work = vi.fn().mockResolvedValue(undefined);
    await alone(file, work);
    expect(work).toHaveBeenCalledOnce();
  });

  test('wait for one of another user', async () => {
    const file = join(folder, 'lock');
    writeFileSync(file, '1');
    const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
    });
    const work = vi.fn().mockResolvedValue(undefined);
    const waiting = alone(file, work);
    await vi.waitFor(() => expect(kill).toHaveBeenCalled());
    expect(existsSync(file)).toBe(true);
    expect(work).not.toHaveBeenCalled();
    rmSync(file);
    await waiting;
    expect(work).toHaveBeenCalledOnce();
  });

  test('stop with the reason where their lock cannot be written', async () => {
    // A name that is too long, because missing permissions would not stop root.
    await expect(alone(join(folder, 'x'.repeat(300)), vi.fn())).rejects.toThrow('ENAMETOOLONG');
  });

  test('are published as a whole, even after a killed build or twice in a millisecond', () => {
    const [built, builds] = [join(folder, 'dist'), join(folder, 'builds')];
    mkdirSync(join(built, 'client'), { recursive: true });
    mkdirSync(join(builds, '.20260101000000000/client'), { recursive: true });
    const current = () => readFileSync(join(builds, 'current/client/index.html'), 'utf8');
    vi.useFakeTimers();
    for (let count = 0; count < 12; count += 1) {
      const text = `build ${count}`;
      writeFileSync(join(built, 'client/index.html'), text);
      publishSite(built, builds);
      expect(current()).toBe(text);
      vi.advanceTimersByTime(count % 2);
    }
    vi.useRealTimers();
    expect(readdirSync(builds).filter((name) => name.startsWith('.'))).toEqual([]);
    expect(readdirSync(builds).filter((name) => name !== 'current')).toHaveLength(10);
  });
});
