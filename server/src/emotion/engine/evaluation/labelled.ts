import { readFileSync } from 'node:fs';
import { z } from 'zod';

const labelledSchema = z.object({
  query: z.string(),
  kind: z.string(),
  valence: z.number().nullable(),
  families: z.record(z.string(), z.number()),
  expectFallback: z.boolean().default(false),
});

/** A text with the families that people found right (2) or related (1). */
export type Labelled = z.infer<typeof labelledSchema>;

export function readLabelled(path: string): Labelled[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const parsed: unknown = JSON.parse(line);
      return labelledSchema.parse(parsed);
    });
}
