import { z } from 'zod';

const wholeNumber = (from: number, to: number, standard: number) =>
  z.coerce.number().int().min(from).max(to).default(standard);

/** An argon2id hash in the format that `npm run password` prints. */
export const argon2Hash = /^\$argon2id\$v=19\$[\w,=]+\$[\w+/]+\$[\w+/]+$/;

const urlLike = (example: string) => `must be a URL such as ${example}, with %2F for a / in the password`;

/** Schema of the environment variables. Its error messages never repeat a value, because it may be a password. */
export const environment = z.object({
  PORT: wholeNumber(0, 65_535, 3_000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1'),
  DATA_DIR: z.string().optional(),
  SITE_DIR: z.string().optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: urlLike('postgres://user:password@host:5432/database') })
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .refine(
      (text) => Buffer.byteLength(text) <= 1_024 && text.trim() !== '',
      'must be a text of at most 1,024 bytes that is not blank',
    )
    .optional(),
  ADMIN_PASSWORD_HASH: z
    .string()
    .regex(argon2Hash, 'must be quoted, because it holds dollar signs, and as `npm run password` prints it')
    .optional(),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 100_000_000, 5),
  TRUST_PROXY: wholeNumber(0, 9, 0),
  LOG_LEVEL: z.enum(['info', 'warn', 'error', 'silent']).default('info'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: urlLike('smtps://user:password@host:465') }).optional(),
  OWNER_EMAIL: z.email().optional(),
  EMOTION_LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  EMOTION_LLM_MODEL: z.string().optional(),
  EMOTION_LLM_API_KEY: z.string().optional(),
  EMOTION_LLM_TIMEOUT_MS: wholeNumber(100, 60_000, 6_000),
});

export type Environment = z.infer<typeof environment>;
