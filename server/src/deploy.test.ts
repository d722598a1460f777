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
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { environment } from './config/environment.js';

const folder = join(import.meta.dirname, '../deploy');
const root = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const units = readdirSync(folder).filter((name) => /\.(service|timer)$/.test(name));
const canVerify = spawnSync('systemd-analyze', ['--version']).status === 0;

describe('the files for deploying', () => {
  test.runIf(canVerify)('systemd accepts the units without a warning', () => {
    const copies = mkdtempSync(join(tmpdir(), 'line-of-dance-units-'));
    // Leaves out the user and the folder of the real machine, which do not exist here.
    for (const name of units)
      writeFileSync(join(copies, name), read(name).replace(/^(User|WorkingDirectory)=.*\n/gm, ''));
    const files = units.map((name) => join(copies, name));
    const verify = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
    rmSync(copies, { recursive: true });
    expect([verify.status, verify.stdout + verify.stderr]).toEqual([0, '']);
  });

  test('the setup commands of the unit move the data of an earlier `npm start`, then start the server', () => {
    const head = read('line-of-dance.service').split('\n\n')[0] ?? '';
    const commands = [...head.matchAll(/^# {3}(.*)$/gm)].map(([, command = '']) => command);
    const onData = commands.filter((command) => command.includes('/var/lib/line-of-dance'));
    expect(commands.at(-1)).toContain('systemctl enable --now');
    expect(onData).not.toContain(commands.at(-1));
    const clone = mkdtempSync(join(tmpdir(), 'line-of-dance-clone-'));
    mkdirSync(join(clone, 'data'));
    writeFileSync(join(clone, 'data/line-of-dance.db'), 'questions');
    writeFileSync(join(clone, '.env'), 'TRUST_PROXY=1');
    const here = onData
      .join(' && ')
      .replaceAll('/var/lib/line-of-dance', join(clone, 'moved'))
      .replaceAll('line-of-dance: ', '"$(id -un)": ');
    expect(spawnSync('sh', ['-c', here], { cwd: clone, encoding: 'utf8' }).stderr).toBe('');
    expect(readFileSync(join(clone, 'moved/line-of-dance.db'), 'utf8')).toBe('questions');
    // `.env` names the new folder, because the owner's commands look there. No copy of the data may stay behind.
    expect(parseEnv(readFileSync(join(clone, '.env'), 'utf8'))).toEqual({
      TRUST_PROXY: '1',
      DATA_DIR: join(clone, 'moved'),
    });
    expect(existsSync(join(clone, 'data'))).toBe(false);
    rmSync(clone, { recursive: true });
  });

  test('the units start commands that the build makes, with variables that the server knows', () => {
    expect(units).toHaveLength(3);
    for (const name of units.filter((unit) => unit.endsWith('.service'))) {
      const script = /^ExecStart=\/usr\/bin\/env node .*server\/dist\/([\w-]+)\.js/m.exec(read(name))?.[1];
      const source = script === 'main' ? 'main.ts' : `commands/${script}.command.ts`;
      expect(existsSync(join(import.meta.dirname, source)), name).toBe(true);
      const set = /^Environment=(.*)$/m
        .exec(read(name))?.[1]
        ?.split(' ')
        .map((pair) => pair.split('=')[0] ?? '');
      expect(set?.filter((variable) => variable !== 'NODE_ENV' && !(variable in environment.shape))).toEqual(
        [],
      );
    }
  });

  test('the compose file names a Dockerfile that is there, and variables that the server knows', () => {
    const { services } = parse(read('compose.yml')) as {
      services: Record<string, { build?: { dockerfile: string }; environment: Record<string, string> }>;
    };
    expect(existsSync(join(root, services['site']?.build?.dockerfile ?? 'missing'))).toBe(true);
    for (const name of Object.keys(services['site']?.environment ?? {}))
      expect(environment.shape).toHaveProperty(name);
  });

  test('the compose file asks for a password that fits into its URL', () => {
    const compose = read('compose.yml');
    expect(compose.split('\n\n')[0]).toContain(
      'letters and digits only, as `openssl rand -hex 24` prints it',
    );
    expect(compose.match(/\$\{[^}]*\}/g)).toEqual([
      '${POSTGRES_PASSWORD:?set it to letters and digits only}',
      '${POSTGRES_PASSWORD:?set it to letters and digits only}',
    ]);
  });

  test('the image gets nothing that Git ignores, so no secret and no data of visitors', () => {
    const lines = (name: string) => readFileSync(join(root, name), 'utf8').trim().split('\n');
    // Without a slash Git's patterns match in every folder, Docker's only in the root folder.
    const ignored = lines('.gitignore')
      .map((line) => line.replace(/\/$/, ''))
      .map((line) => (line.includes('/') ? line.replace(/^\//, '') : `**/${line}`));
    expect(ignored).toContain('**/.env');
    expect(lines('.dockerignore')).toEqual(expect.arrayContaining(['.git', ...ignored]));
  });

  test('the image copies only files that exist, and does not run as root', () => {
    const lines = read('Dockerfile')
      .replaceAll('\\\n', ' ')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line));
    const known = /^(FROM|RUN|WORKDIR|COPY|ENV|USER|VOLUME|EXPOSE|HEALTHCHECK|CMD) /;
    expect(lines.filter((line) => !known.test(line))).toEqual([]);
    expect(lines.findLast((line) => line.startsWith('USER'))).toBe('USER node');
    const copied = lines.flatMap((line) => /^COPY --from=build \/app\/(\S+)/.exec(line)?.[1] ?? []);
    for (const path of copied.filter((one) => !one.endsWith('dist')))
      expect(existsSync(join(root, path)), path).toBe(true);
  });
});
