import { join, resolve } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ConfigurationError, loadEnvironmentFile, readConfig } from './config.js';

const message = (source: NodeJS.ProcessEnv) => {
  try {
    readConfig(source);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return undefined;
};

describe('the configuration', () => {
  test('needs nothing', () => {
    const root = resolve(import.meta.dirname, '../../..');
    expect(readConfig({})).toEqual({
      port: 3_000,
      host: '127.0.0.1',
      dataDirectory: join(root, 'data'),
      siteDirectory: join(root, 'site/dist'),
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
      TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1',
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
      trustProxy: ['loopback', '10.0.0.0/8', '::1'],
      mail: { ownerEmail: 'me@example.org' },
      emotionModel: { baseUrl: 'https://llm.example/v1', model: 'small', apiKey: undefined, timeoutMs: 500 },
    });
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  });

  test.each([
    ['PORT', 'abc', 'PORT is "abc", but must be a whole number from 0 to 65535.'],
    ['PORT', '65536', 'PORT is "65536", but must be a whole number from 0 to 65535.'],
    [
      'RATE_LIMIT_PER_MINUTE',
      '0',
      'RATE_LIMIT_PER_MINUTE is "0", but must be a whole number from 1 to 100000000.',
    ],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud", but must be info, warn, error or silent.'],
    ['OWNER_EMAIL', 'me', 'OWNER_EMAIL is "me", but must be an e-mail address.'],
    ['EMOTION_LLM_BASE_URL', 'ftp://x', 'EMOTION_LLM_BASE_URL is "ftp://x", but must be an address like'],
  ])('refuses %s="%s" in a sentence', (name, value, sentence) => {
    expect(message({ [name]: value })).toContain(sentence);
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
      expect(message({ TRUST_PROXY: value }), value).toContain('TRUST_PROXY is');
  });

  test('names every fault at once, and repeats no secret', () => {
    const secrets = { DATABASE_URL: 'mysql://hidden', SMTP_URL: 'hidden', ADMIN_PASSWORD_HASH: 'hidden' };
    const text = message({ PORT: 'x', ...secrets, ADMIN_PASSWORD: 'hidden'.repeat(200) }) ?? '';
    expect(text.split('\n')).toHaveLength(5);
    for (const name of ['PORT', ...Object.keys(secrets), 'ADMIN_PASSWORD'])
      expect(text).toContain(`${name} is`);
    expect(text).not.toContain('hidden');
  });

  test('refuses what makes no sense together', () => {
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
  afterEach(() => vi.restoreAllMocks());

  test('may be missing; one that cannot be read stops the start', () => {
    vi.spyOn(process, 'cwd').mockReturnValue('/here');
    const load = vi.spyOn(process, 'loadEnvFile');
    load.mockImplementation(() => {
      throw Object.assign(new Error(), { code: 'ENOENT' });
    });
    expect(() => loadEnvironmentFile()).not.toThrow();
    load.mockImplementation(() => {
      throw Object.assign(new Error(), { code: 'EACCES' });
    });
    expect(() => loadEnvironmentFile()).toThrow('The file .env in /here cannot be read (EACCES).');
  });
});
