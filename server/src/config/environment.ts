import { isIP } from 'node:net';
import { z } from 'zod';

/** One environment variable: how it is parsed, and the words of the error that say which values are allowed. */
interface Variable<T> {
  schema: z.ZodType<T>;
  allowed: string;
  /** The value is never repeated in a message. */
  secret?: true;
}

const variable = <T>(schema: z.ZodType<T>, allowed: string, secret?: true): Variable<T> =>
  secret ? { schema, allowed, secret } : { schema, allowed };

function wholeNumber(from: number, to: number, standard: number): Variable<number> {
  const digits = z.string().regex(/^\d{1,9}$/);
  const schema = digits.transform(Number).pipe(z.number().min(from).max(to)).default(standard);
  return variable(schema, `a whole number from ${from} to ${to}`);
}

function address(protocols: RegExp): z.ZodType<string | undefined> {
  return z.url({ protocol: protocols }).optional();
}

const isTrusted = (part: string) => {
  const [ip = '', bits, ...rest] = part.split('/');
  const family = isIP(ip);
  if (part === 'loopback' || part === 'linklocal' || part === 'uniquelocal') return true;
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
};

const hops = z.string().regex(/^\d$/).transform(Number);
const proxies = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isTrusted));

export const variables = {
  PORT: wholeNumber(0, 65_535, 3_000),
  HOST: variable(
    z
      .string()
      .regex(/^[\w.:-]+$/)
      .default('127.0.0.1'),
    'a host name or an IP address to listen on',
  ),
  DATA_DIR: variable(z.string().optional(), 'a directory'),
  SITE_DIR: variable(z.string().optional(), 'the directory of the built site'),
  DATABASE_URL: variable(
    address(/^postgres(ql)?$/),
    'an address like postgres://user:password@host:5432/name',
    true,
  ),
  ADMIN_PASSWORD: variable(
    z
      .string()
      .refine((text) => Buffer.byteLength(text) <= 1_024)
      .optional(),
    'a text of at most 1,024 bytes',
    true,
  ),
  ADMIN_PASSWORD_HASH: variable(
    z
      .string()
      .regex(/^\$argon2id\$v=19\$[\w,=]+\$[\w+/]+\$[\w+/]+$/)
      .optional(),
    'an argon2id hash, as `npm run password` prints it (quoted, because it holds dollar signs)',
    true,
  ),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 100_000_000, 5),
  TRUST_PROXY: variable(
    z.union([hops, proxies]).default(0),
    'the number of proxies before this server (0 to 9) or their addresses, such as loopback,10.0.0.0/8',
  ),
  LOG_LEVEL: variable(
    z.enum(['info', 'warn', 'error', 'silent']).default('info'),
    'info, warn, error or silent',
  ),
  SMTP_URL: variable(address(/^smtps?$/), 'an address like smtps://user:password@mail.example:465', true),
  OWNER_EMAIL: variable(z.email().optional(), 'an e-mail address'),
  EMOTION_LLM_BASE_URL: variable(address(/^https?$/), 'an address like https://llm.example/v1'),
  EMOTION_LLM_MODEL: variable(z.string().optional(), 'the name of a model'),
  EMOTION_LLM_API_KEY: variable(z.string().optional(), 'the key of the endpoint', true),
  EMOTION_LLM_TIMEOUT_MS: wholeNumber(100, 60_000, 6_000),
};

type Variables = typeof variables;
export type Environment = { [Name in keyof Variables]: z.output<Variables[Name]['schema']> };
