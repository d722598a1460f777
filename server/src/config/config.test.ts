import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { OwnerError } from './owner-error.js';
import { temporaryDirectory } from '../../testing/app.js';
import { loadEnvironmentFile, readConfig } from './config.js';

const message = (source: NodeJS.ProcessEnv) => {
  try {
    readConfig(source);
  } catch (error) {
    if (error instanceof OwnerError) return error.message;
    throw error;
  }
  return undefined;
};

describe('the configuration', () => {
  test('has a default for every variable', () => {
    const root = resolve(import.meta.dirname, '../../..');
    expect(readConfig({})).toEqual({
      port: 3_000,
      host: '127.0.0.1',
      dataDirectory: join(root, 'data'),
      siteDirectory: expect.stringMatching(/site\/(dist|\.cache\/builds\/\d+)$/),
      databaseUrl: undefined,
      adminPassword: undefined,
      adminPasswordHash: undefined,
      rateLimitPerMinute: 5,
      trustProxy: 0,
      logLevel: 'info',
      mail: undefined,
      emotionModel: undefined,
    });
  });

  test('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '', ADMIN_PASSWORD: '' })).toEqual(readConfig({}));
  });

  test('reads every variable', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/data',
      DATABASE_URL: 'postgres://u:p@db:5432/name',
      ADMIN_PASSWORD: ' kept as typed ',
      RATE_LIMIT_PER_MINUTE: '50',
      TRUST_PROXY: '2',
      LOG_LEVEL: 'warn',
      SMTP_URL: 'smtps://u:p@mail.example:465',
      OWNER_EMAIL: 'me@example.org',
      EMOTION_LLM_BASE_URL: 'https://llm.example/v1',
      EMOTION_LLM_MODEL: 'small',
      EMOTION_LLM_TIMEOUT_MS: '500',
    });
    expect(config).toMatchObject({
      port: 8_080,
      host: '0.0.0.0',
      dataDirectory: '/srv/data',
      adminPassword: ' kept as typed ',
      trustProxy: 2,
      mail: { ownerEmail: 'me@example.org' },
      emotionModel: { baseUrl: 'https://llm.example/v1', model: 'small', apiKey: undefined, timeoutMs: 500 },
    });
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['RATE_LIMIT_PER_MINUTE', '0'],
    ['LOG_LEVEL', 'loud'],
    ['OWNER_EMAIL', 'me'],
    ['EMOTION_LLM_BASE_URL', 'ftp://x'],
    ['ADMIN_PASSWORD', '   '],
  ])('refuses %s="%s" by name', (name, value) => {
    expect(message({ [name]: value })).toMatch(new RegExp(`^${name}: [^\\n]+$`));
  });

  test.each([
    ['DATABASE_URL', 'postgres://me:ab/cd@host'],
    ['SMTP_URL', 'smtp://me:ab/cd@host'],
  ])('says how a password with a slash fits into %s', (name, value) => {
    expect(message({ [name]: value })).toMatch(
      new RegExp(`^${name}: must be a URL such as .*, with %2F for a / in the password$`),
    );
  });

  test('never trusts every proxy', () => {
    for (const value of [
      'true',
      'yes',
      '*',
      '10',
      '0.0.0.0/33',
      '10.0.0.0/8/8',
      'proxy.example',
      '1.2.3',
      '::1/129',
    ])
      expect(message({ TRUST_PROXY: value }), value).toContain('TRUST_PROXY: ');
  });

  test('names every fault at once, and repeats no secret', () => {
    const secrets = { DATABASE_URL: 'mysql://hidden', SMTP_URL: 'hidden', ADMIN_PASSWORD_HASH: 'hidden' };
    const text = message({ PORT: 'x', ...secrets, ADMIN_PASSWORD: 'hidden'.repeat(200) }) ?? '';
    expect(text.split('\n')).toHaveLength(5);
    for (const name of ['PORT', ...Object.keys(secrets), 'ADMIN_PASSWORD'])
      expect(text).toContain(`${name}: `);
    expect(text).not.toContain('hidden');
  });

  test('refuses variables that exclude or need each other', () => {
    const hash = `$argon2id$v=19$m=19456,t=2,p=1$${'a'.repeat(22)}$${'b'.repeat(43)}`;
    expect(message({ ADMIN_PASSWORD: 'x', ADMIN_PASSWORD_HASH: hash })).toContain('only one of them may be');
    expect(message({ SMTP_URL: 'smtp://mail.example' })).toBe(
      'SMTP_URL is set, but OWNER_EMAIL is not: it needs both.',
    );
    expect(message({ EMOTION_LLM_BASE_URL: 'https://llm.example' })).toContain('EMOTION_LLM_MODEL is not');
    expect(message({ OWNER_EMAIL: 'me@example.org' })).toBeUndefined();
  });
});

describe('the file .env', () => {
  let folder: string;
  let said: MockInstance;
  beforeEach(() => {
    folder = temporaryDirectory();
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    delete process.env['LINE_OF_DANCE_TEST'];
  });
  const write = (text: string) => writeFileSync(join(folder, '.env'), text);

  test('may be missing; one that cannot be read stops the start', () => {
    expect(() => loadEnvironmentFile()).not.toThrow();
    mkdirSync(join(folder, '.env'));
    expect(() => loadEnvironmentFile()).toThrow('EISDIR');
  });

  test('may begin with a byte order mark', () => {
    write('\uFEFFLINE_OF_DANCE_TEST=read\n');
    loadEnvironmentFile();
    expect(process.env['LINE_OF_DANCE_TEST']).toBe('read');
  });

  test('reports an unknown variable, without its value', () => {
    write('LINE_OF_DANCE_TEST=canary\nPORT=0\n');
    loadEnvironmentFile();
    delete process.env['PORT'];
    expect(said.mock.calls).toEqual([['LINE_OF_DANCE_TEST in .env is not known.\n']]);
  });

  test('with a value that a # would cut is refused; a comment behind a value is not', () => {
    write('LINE_OF_DANCE_TEST=se#cret\n');
    expect(() => loadEnvironmentFile()).toThrow('The value of LINE_OF_DANCE_TEST in .env contains a #');
    write('  export LINE_OF_DANCE_TEST = se#cret\n');
    expect(() => loadEnvironmentFile()).toThrow('The value of LINE_OF_DANCE_TEST in .env contains a #');
    write('LINE_OF_DANCE_TEST=#secret\n');
    expect(() => loadEnvironmentFile()).toThrow('The value of LINE_OF_DANCE_TEST in .env contains a #');
    write('ADMIN_PASSWORD=\nLINE_OF_DANCE_TEST=se#cret\n');
    expect(() => loadEnvironmentFile()).toThrow('The value of LINE_OF_DANCE_TEST in .env contains a #');
    write("LINE_OF_DANCE_TEST='se#cret' # a comment\nPORTS=3000 # another\nPORT= # none\n");
    loadEnvironmentFile();
    expect(process.env['LINE_OF_DANCE_TEST']).toBe('se#cret');
    delete process.env['PORTS'];
  });
});
