import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Environment, environment } from './environment.js';

/** The injection token of the configuration. */
export const CONFIG = Symbol('CONFIG');

export class ConfigurationError extends Error {}

/** Reads `.env` of the current directory; variables that are already set win. */
export function loadEnvironmentFile(): void {
  try {
    process.loadEnvFile();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    // There is no such file: the environment alone is the configuration.
    if (code === 'ENOENT') return;
    throw new ConfigurationError(`The file .env in ${process.cwd()} cannot be read (${code}).`);
  }
}

/** The folder of this package, whether the code runs from `src/config` or from the flat `dist`. */
function packageDirectory(from = import.meta.dirname): string {
  return existsSync(join(from, 'package.json')) ? from : packageDirectory(dirname(from));
}

function parse(source: NodeJS.ProcessEnv): Environment {
  // An empty variable is what an unset one looks like in many deployment files.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (result.success) return result.data;
  const names = new Set(result.error.issues.map(({ path: [name] }) => name as keyof Environment));
  const faults = [...names].map((name) => {
    const { description, secret } = environment.shape[name].meta() ?? {};
    return `${name} is ${secret ? 'set, but' : `"${source[name]}", but`} must be ${description}.`;
  });
  throw new ConfigurationError(faults.join('\n'));
}

/** Variables that make sense only together. */
function checkPairs(given: Environment): void {
  if (given.ADMIN_PASSWORD && given.ADMIN_PASSWORD_HASH)
    throw new ConfigurationError(
      'ADMIN_PASSWORD and ADMIN_PASSWORD_HASH are both set, but only one of them may be.',
    );
  for (const [a, b] of [
    ['SMTP_URL', 'OWNER_EMAIL'],
    ['EMOTION_LLM_BASE_URL', 'EMOTION_LLM_MODEL'],
  ] as const) {
    if (given[a] && !given[b]) throw new ConfigurationError(`${a} is set, but ${b} is not: it needs both.`);
  }
}

/** The configuration: read once, checked once, never changed. */
export function readConfig(source: NodeJS.ProcessEnv) {
  const given = parse(source);
  checkPairs(given);
  const { SMTP_URL, OWNER_EMAIL, EMOTION_LLM_BASE_URL, EMOTION_LLM_MODEL } = given;
  return {
    port: given.PORT,
    host: given.HOST,
    dataDirectory: resolve(given.DATA_DIR ?? join(packageDirectory(), '../data')),
    siteDirectory: resolve(given.SITE_DIR ?? join(packageDirectory(), '../site/dist')),
    /** Absent: SQLite in the data directory. */
    databaseUrl: given.DATABASE_URL,
    adminPassword: given.ADMIN_PASSWORD,
    adminPasswordHash: given.ADMIN_PASSWORD_HASH,
    rateLimitPerMinute: given.RATE_LIMIT_PER_MINUTE,
    /** A number of hops, or the addresses of the proxies that may vouch for a client's address. */
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
