import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { OwnerError } from './owner-error.js';
import { type Environment, environment } from './environment.js';

export const CONFIG = Symbol('CONFIG');

/** Loads `.env` from the current directory. Variables that are already set win. */
export function loadEnvironmentFile(): void {
  const file = join(process.cwd(), '.env');
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const cut = /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=(?:#\S|[ \t]*[^\s'"`#][^'"`\n]*?\S#)/m.exec(text)?.[1];
  if (cut)
    throw new OwnerError(
      `The value of ${cut} in .env contains a #, which starts a comment. Put it in quotes: ${cut}='…'.`,
    );
  for (const [name, value] of Object.entries(parseEnv(text))) {
    process.env[name] ??= value;
    if (!(name in environment.shape)) process.stderr.write(`${name} in .env is not known.\n`);
  }
}

/** Finds the folder of this package. Searches upwards, because the code runs from `src/config` or the flat `dist`. */
function packageDirectory(from = import.meta.dirname): string {
  return existsSync(join(from, 'package.json')) ? from : packageDirectory(dirname(from));
}

/** Finds the latest complete build of the site, or `site/dist` if only that was copied to this machine. */
function builtSite(): string {
  const site = join(packageDirectory(), '../site');
  const current = join(site, '.cache/builds/current');
  return existsSync(current) ? realpathSync(current) : join(site, 'dist');
}

function parse(source: NodeJS.ProcessEnv): Environment {
  // Many deployment files set an unused variable to an empty string.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new OwnerError(faults.join('\n'));
}

/** Throws if two variables exclude each other, or if a variable is set without another that it needs. */
function checkPairs(given: Environment): void {
  if (given.ADMIN_PASSWORD && given.ADMIN_PASSWORD_HASH)
    throw new OwnerError('ADMIN_PASSWORD and ADMIN_PASSWORD_HASH are both set, but only one of them may be.');
  for (const [a, b] of [
    ['SMTP_URL', 'OWNER_EMAIL'],
    ['EMOTION_LLM_BASE_URL', 'EMOTION_LLM_MODEL'],
    ['EMOTION_LLM_MODEL', 'EMOTION_LLM_BASE_URL'],
  ] as const) {
    if (given[a] && !given[b]) throw new OwnerError(`${a} is set, but ${b} is not: it needs both.`);
  }
}

/** Reads and checks the configuration. Called once per process. */
export function readConfig(source: NodeJS.ProcessEnv) {
  const given = parse(source);
  checkPairs(given);
  const { SMTP_URL, OWNER_EMAIL, EMOTION_LLM_BASE_URL, EMOTION_LLM_MODEL } = given;
  return {
    port: given.PORT,
    host: given.HOST,
    dataDirectory: resolve(given.DATA_DIR ?? join(packageDirectory(), '../data')),
    siteDirectory: given.SITE_DIR ? resolve(given.SITE_DIR) : builtSite(),
    /** URL of PostgreSQL. If absent, the server uses SQLite in the data directory. */
    databaseUrl: given.DATABASE_URL,
    adminPassword: given.ADMIN_PASSWORD,
    adminPasswordHash: given.ADMIN_PASSWORD_HASH,
    rateLimitPerMinute: given.RATE_LIMIT_PER_MINUTE,
    /** Number of proxies in front of the server. Only their `X-Forwarded-For` is believed. */
    trustProxy: given.TRUST_PROXY,
    logLevel: given.LOG_LEVEL,
    mail: SMTP_URL && OWNER_EMAIL ? { smtpUrl: SMTP_URL, ownerEmail: OWNER_EMAIL } : undefined,
    emotionModel:
      EMOTION_LLM_BASE_URL && EMOTION_LLM_MODEL
        ? {
            baseUrl: EMOTION_LLM_BASE_URL,
            model: EMOTION_LLM_MODEL,
            apiKey: given.EMOTION_LLM_API_KEY,
            timeoutMs: given.EMOTION_LLM_TIMEOUT_MS,
          }
        : undefined,
  };
}

export type Config = ReturnType<typeof readConfig>;
export type EmotionModel = NonNullable<Config['emotionModel']>;
