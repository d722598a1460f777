import { z } from 'zod';
import { readJson } from './dataFile.js';

const familySchema = z.object({
  valence: z.number().min(-1).max(1),
  arousal: z.number().min(-1).max(1),
  opposites: z.array(z.string()),
  neighbours: z.record(z.string(), z.number().min(0).max(1)),
  stronger: z.array(z.string()),
  weaker: z.array(z.string()),
});

export type Family = z.infer<typeof familySchema>;
export type Families = Readonly<Record<string, Family>>;

/** Families by name, each with how much of it is meant. */
export type FamilyWeights = Readonly<Record<string, number>>;

export function readFamilies(): Families {
  const families = readJson('families.json', z.record(z.string(), familySchema));
  for (const [name, family] of Object.entries(families)) {
    const named = [
      ...family.opposites,
      ...Object.keys(family.neighbours),
      ...family.stronger,
      ...family.weaker,
    ];
    const unknown = named.find((other) => !(other in families));
    if (unknown !== undefined) throw new Error(`families.json: ${name} names the unknown family ${unknown}`);
  }
  return families;
}

/** How families of feeling are on average, each by its weight. */
export function moodOf(weights: FamilyWeights, families: Families): { valence: number; arousal: number } {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const mean = (of: 'valence' | 'arousal'): number =>
    Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (families[name]?.[of] ?? 0), 0) /
    total;
  return { valence: mean('valence'), arousal: mean('arousal') };
}

const BY_POSITION = [1, 0.75, 0.5, 0.35] as const;

/** Families listed nearest first, by weight. */
export function weighFamilies(families: readonly string[]): FamilyWeights {
  return Object.fromEntries(families.map((family, index) => [family, BY_POSITION[index] ?? BY_POSITION[3]]));
}

/** The strongest family; ties go to the one listed first. */
export function topFamily(families: FamilyWeights): string | undefined {
  return Object.entries(families).sort(([, a], [, b]) => b - a)[0]?.[0];
}
