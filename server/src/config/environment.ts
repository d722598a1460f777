import { z } from 'zod';

const digits = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

const wholeNumber = (from: number, to: number, standard: number) =>
  digits
    .pipe(z.number().min(from).max(to))
    .default(standard)
    .describe(`a whole number from ${from} to ${to}`);

const address = (protocol: RegExp) => z.url({ protocol }).optional();

const proxy = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
]);
const proxies = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(proxy));
const hops = z.string().regex(/^\d$/).transform(Number);

/** No message repeats the value. */
const secret = (description: string) => ({ description, secret: true });

/** The environment variables; a description says which values are allowed. */
export const environment = z.object({
  PORT: wholeNumber(0, 65_535, 3_000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1')
    .describe('a host name or an IP address to listen on'),
  DATA_DIR: z.string().optional().describe('a directory'),
  SITE_DIR: z.string().optional().describe('the directory of the built site'),
  DATABASE_URL: address(/^postgres(ql)?$/).meta(
    secret('an address like postgres://user:password@host:5432/name'),
  ),
  ADMIN_PASSWORD: z
    .string()
    .refine((text) => Buffer.byteLength(text) <= 1_024)
    .optional()
    .meta(secret('a text of at most 1,024 bytes')),
  ADMIN_PASSWORD_HASH: z
    .string()
    .regex(/^\$argon2id\$v=19\$[\w,=]+\$[\w+/]+\$[\w+/]+$/)
    .optional()
    .meta({
      description:
        'an argon2id hash, as `npm run password` prints it (quoted, because it holds dollar signs)',
      secret: true,
    }),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 100_000_000, 5),
  TRUST_PROXY: z
    .union([hops, proxies])
    .default(0)
    .describe(
      'the number of proxies before this server (0 to 9) or their addresses, such as loopback,10.0.0.0/8',
    ),
  LOG_LEVEL: z
    .enum(['info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('info, warn, error or silent'),
  SMTP_URL: address(/^smtps?$/).meta(secret('an address like smtps://user:password@mail.example:465')),
  OWNER_EMAIL: z.email().optional().describe('an e-mail address'),
  EMOTION_LLM_BASE_URL: address(/^https?$/).describe('an address like https://llm.example/v1'),
  EMOTION_LLM_MODEL: z.string().optional().describe('the name of a model'),
  EMOTION_LLM_API_KEY: z.string().optional().meta(secret('the key of the endpoint')),
  EMOTION_LLM_TIMEOUT_MS: wholeNumber(100, 60_000, 6_000),
});

export type Environment = z.infer<typeof environment>;
