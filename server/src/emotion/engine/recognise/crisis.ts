import { z } from 'zod';
import { readJson } from '../knowledge/dataFile.js';
import { compilePattern } from '../knowledge/compilePattern.js';
import { PatternIndex, type PatternMatch } from '../knowledge/patterns.js';
import type { Spelling } from '../text/spelling.js';
import type { Token } from '../text/tokenise.js';

const list = z.array(z.string());
const crisisSchema = z.object({
  languages: z.record(z.string(), z.object({ signs: list, violence: list, exceptions: list })),
  calls: list,
  others: list,
});

interface Sign {
  readonly language: string;
  readonly excepted: boolean;
  /** Violence, rather than the wish not to live. */
  readonly violence: boolean;
}

export interface CrisisSigns {
  readonly signs: PatternIndex<Sign>;
  /** "Help me": a cry where it is all that was typed. */
  readonly calls: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
}

export interface Crisis {
  readonly language: string;
  /** Someone else is in danger, not the visitor. */
  readonly aboutSomeoneElse: boolean;
  /** Somebody does the visitor violence, or did. */
  readonly harmed: boolean;
}

export function readCrisisSigns(spelling: Spelling): CrisisSigns {
  const data = readJson('crisis.json', crisisSchema);
  const patterns = Object.entries(data.languages).flatMap(([language, { signs, violence, exceptions }]) => {
    const compile = (texts: readonly string[], sign: Omit<Sign, 'language'>) =>
      texts.flatMap((text) => compilePattern(text, { language, ...sign }, spelling) ?? []);
    return [
      ...compile(signs, { excepted: false, violence: false }),
      ...compile(violence, { excepted: false, violence: true }),
      ...compile(exceptions, { excepted: true, violence: false }),
    ];
  });
  return { signs: new PatternIndex(patterns), calls: new Set(data.calls), others: new Set(data.others) };
}

const ONESELF = new Set([
  'i',
  'me',
  'my',
  'mich',
  'mein',
  'meine',
  'mi',
  'm',
  'mon',
  'mia',
  'mio',
  'mim',
  'mij',
  'mijn',
]);

/** Violence that is told of nobody in particular is taken as the visitor's own. */
function harm(
  { meaning, at }: PatternMatch<Sign>,
  tokens: readonly Token[],
  { others }: CrisisSigns,
): Crisis {
  const ofOneself = tokens.some(({ text }) => ONESELF.has(text));
  const ofOthers = tokens.slice(0, at[0]).some(({ forms }) => forms.some((form) => others.has(form)));
  return { language: meaning.language, aboutSomeoneElse: !ofOneself && ofOthers, harmed: true };
}

/** A cry for help, in any of the languages: one sign that no harmless reading explains is enough. */
export function recogniseCrisis(tokens: readonly Token[], data: CrisisSigns): Crisis | undefined {
  const matches = data.signs.find(tokens);
  const harmless = new Set(matches.filter(({ meaning }) => meaning.excepted).flatMap(({ at }) => at));
  const cries = matches.filter(
    ({ meaning, at }) => !meaning.excepted && !at.some((place) => harmless.has(place)),
  );
  const sign = cries.find(({ meaning }) => !meaning.violence) ?? cries[0];
  if (sign === undefined) {
    const isCall = data.calls.has(tokens.map(({ text }) => text).join(' '));
    return isCall ? { language: 'en', aboutSomeoneElse: false, harmed: false } : undefined;
  }
  if (sign.meaning.violence) return harm(sign, tokens, data);
  const speaksOfSelf = tokens.some(({ text }) => text === 'myself' || text === 'me');
  const namesOther = sign.at.some((place) => data.others.has(tokens[place]?.text ?? ''));
  const startsWithOther = tokens
    .slice(0, sign.at[0])
    .some(({ forms }) => forms.some((form) => data.others.has(form)));
  return {
    language: sign.meaning.language,
    aboutSomeoneElse: !speaksOfSelf && (namesOther || startsWithOther),
    harmed: false,
  };
}
