import { z } from 'zod';

const FEWEST = 5;
const MOST = 7;

const ADDRESS = /https?:|www\.|\b\S+@\S+\.\S+|\b[\w-]+\.(?:com|org|net|io|dev|info|app|me)\b/iu;
const MARKUP = /[<>{}[\]`*_#\\|]/u;
const INVISIBLE = /[\p{Cc}\p{Cf}]/u;

const verdictSchema = z.object({
  kind: z.enum(['match', 'none', 'care']),
  understoodAs: z.string().max(200),
  intro: z
    .string()
    .trim()
    .min(40)
    .max(400)
    .refine((intro) => ![ADDRESS, MARKUP, INVISIBLE].some((pattern) => pattern.test(intro))),
  ids: z
    .array(z.int())
    .min(FEWEST)
    .max(MOST)
    .refine((ids) => new Set(ids).size === ids.length),
});

/** What the model makes of a text: which of the candidates fit, and how to introduce them. */
export type Verdict = z.infer<typeof verdictSchema>;

/** The same shape as endpoints with strict schemas want it. */
export const verdictJsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'understoodAs', 'intro', 'ids'],
  properties: {
    kind: { type: 'string', enum: ['match', 'none', 'care'] },
    understoodAs: { type: 'string' },
    intro: { type: 'string' },
    ids: { type: 'array', items: { type: 'integer' } },
  },
} as const;

/** Everything the model returns is validated: known ids, no address, no markup, no invented words. */
export function parseVerdict(content: string, candidates: number): Verdict | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(content);
  } catch {
    return undefined;
  }
  const verdict = verdictSchema.safeParse(parsed);
  if (!verdict.success) return undefined;
  const known = verdict.data.ids.every((id) => id >= 1 && id <= candidates);
  return known ? verdict.data : undefined;
}
