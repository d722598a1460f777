import { z } from 'zod';
import { readJson } from '../knowledge/dataFile.js';
import { compilePattern } from '../knowledge/compilePattern.js';
import { PatternIndex } from '../knowledge/patterns.js';
import type { Spelling } from '../text/spelling.js';
import type { Token } from '../text/tokenise.js';

const list = z.array(z.string());
const crisisSchema = z.object({
  languages: z.record(z.string(), z.object({ signs: list, exceptions: list })),
  others: list,
});

interface Sign {
  readonly language: string;
  readonly excepted: boolean;
}

export interface CrisisSigns {
  readonly signs: PatternIndex<Sign>;
  readonly others: ReadonlySet<string>;
}

export interface Crisis {
  readonly language: string;
  /** Someone else is in danger, not the visitor. */
  readonly aboutSomeoneElse: boolean;
}

export function readCrisisSigns(spelling: Spelling): CrisisSigns {
  const data = readJson('crisis.json', crisisSchema);
  const patterns = Object.entries(data.languages).flatMap(([language, { signs, exceptions }]) => [
    ...signs.flatMap((text) => compilePattern(text, { language, excepted: false }, spelling) ?? []),
    ...exceptions.flatMap((text) => compilePattern(text, { language, excepted: true }, spelling) ?? []),
  ]);
  return { signs: new PatternIndex(patterns), others: new Set(data.others) };
}

/** A cry for help, in any of the languages: one sign that no harmless reading explains is enough. */
export function recogniseCrisis(tokens: readonly Token[], data: CrisisSigns): Crisis | undefined {
  const matches = data.signs.find(tokens);
  const harmless = new Set(matches.filter(({ meaning }) => meaning.excepted).flatMap(({ at }) => at));
  const sign = matches.find(
    ({ meaning, at }) => !meaning.excepted && !at.some((place) => harmless.has(place)),
  );
  if (sign === undefined) return undefined;
  const speaksOfSelf = tokens.some(({ text }) => text === 'myself' || text === 'me');
  const namesOther = sign.at.some((place) => data.others.has(tokens[place]?.text ?? ''));
  const startsWithOther = tokens
    .slice(0, sign.at[0])
    .some(({ forms }) => forms.some((form) => data.others.has(form)));
  return {
    language: sign.meaning.language,
    aboutSomeoneElse: !speaksOfSelf && (namesOther || startsWithOther),
  };
}
