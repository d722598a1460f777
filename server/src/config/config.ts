import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Environment, variables } from './environment.js';

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
  const faults: string[] = [];
  const entries = Object.entries(variables).map(([name, { schema, allowed, secret }]) => {
    // An empty variable is what an unset one looks like in many deployment files.
    const value = source[name] || undefined;
    const result = schema.safeParse(value);
    if (!result.success)
      faults.push(`${name} is ${secret ? 'set, but' : `"${value}", but`} must be ${allowed}.`);
    return [name, result.data];
  });
  if (faults.length > 0) throw new ConfigurationError(faults.join('\n'));
  return Object.fromEntries(entries) as Environment;
}

/** Variables that make sense only together. */
function checkPairs(environment: Environment): void {
  const only = (a: keyof Environment, b: keyof Environment) => environment[a] && !environment[b];
  const complain = (sentence: string) => {
    throw new ConfigurationError(sentence);
  };
  if (environment.ADMIN_PASSWORD && environment.ADMIN_PASSWORD_HASH)
    complain('ADMIN_PASSWORD and ADMIN_PASSWORD_HASH are both set, but only one of them may be.');
  for (const [a, b] of [
    ['SMTP_URL', 'OWNER_EMAIL'],
    ['EMOTION_LLM_BASE_URL', 'EMOTION_LLM_MODEL'],
  ] as const) {
    if (only(a, b)) complain(`${a} is set, but ${b} is not: it needs both.`);
  }
}

/** The configuration: read once, checked once, never changed. */
export function readConfig(source: NodeJS.ProcessEnv) {
  const environment = parse(source);
  checkPairs(environment);
  const { SMTP_URL, OWNER_EMAIL, EMOTION_LLM_BASE_URL, EMOTION_LLM_MODEL } = environment;
  return {
    port: environment.PORT,
    host: environment.HOST,
    dataDirectory: resolve(environment.DATA_DIR ?? join(packageDirectory(), '../data')),
    siteDirectory: resolve(environment.SITE_DIR ?? join(packageDirectory(), '../site/dist')),
    /** Absent: SQLite in the data directory. */
    databaseUrl: environment.DATABASE_URL,
    adminPassword: environment.ADMIN_PASSWORD,
    adminPasswordHash: environment.ADMIN_PASSWORD_HASH,
    rateLimitPerMinute: environment.RATE_LIMIT_PER_MINUTE,
    /** A number of hops, or the addresses of the proxies that may vouch for a client's address. */
    trustProxy: environment.TRUST_PROXY,
    logLevel: environment.LOG_LEVEL,
    mail: SMTP_URL && OWNER_EMAIL ? { smtpUrl: SMTP_URL, ownerEmail: OWNER_EMAIL } : undefined,
    emotionModel:
      EMOTION_LLM_BASE_URL && EMOTION_LLM_MODEL
        ? {
            baseUrl: EMOTION_LLM_BASE_URL,
            model: EMOTION_LLM_MODEL,
            apiKey: environment.EMOTION_LLM_API_KEY,
            timeoutMs: environment.EMOTION_LLM_TIMEOUT_MS,
          }
        : undefined,
  };
}

export type Config = ReturnType<typeof readConfig>;
export type EmotionModel = NonNullable<Config['emotionModel']>;
