import { z } from 'zod';
import type { Evidence, Source } from '../evidence/evidence.js';
import { readJson } from '../knowledge/dataFile.js';
import { compilePattern } from '../knowledge/compilePattern.js';
import { PatternIndex } from '../knowledge/patterns.js';
import type { Spelling } from '../text/spelling.js';
import type { Token } from '../text/tokenise.js';

const list = z.array(z.string());
const schema = z.object({ questions: list, personal: list, codeSigns: list });

export interface OtherBusiness {
  readonly questions: PatternIndex<readonly string[]>;
  readonly personal: PatternIndex<string>;
  readonly codeSigns: readonly string[];
}

const ADDRESS = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|\b[\w-]+\.(?:com|org|net|io|dev|html|js|py)\b/iu;
/** Readings that a text about something else may bring about by chance. */
const FAINT: ReadonlySet<Source> = new Set<Source>([
  'cue',
  'typo',
  'derived word',
  'situation',
  'who did what to whom',
]);
const FIRM = 0.85;
const NUMBER = /\d{3}/u;
const OF_ONESELF = new Set(['i', 'me', 'my', 'we', 'us', 'our']);

export function readOtherBusiness(spelling: Spelling): OtherBusiness {
  const data = readJson('not-a-feeling.json', schema);
  const index = (texts: readonly string[]): PatternIndex<string> =>
    new PatternIndex(texts.flatMap((text) => compilePattern(text, text, spelling) ?? []));
  // To the letter: "open the" asks for something, "opened the" tells something.
  const questions = data.questions.flatMap((text) => {
    const pattern = compilePattern(text, text, spelling);
    return pattern === undefined ? [] : [{ ...pattern, meaning: pattern.parts.map(({ word }) => word) }];
  });
  return {
    questions: new PatternIndex(questions),
    personal: index(data.personal),
    codeSigns: data.codeSigns,
  };
}

function isNothingButAnAddress(text: string): boolean {
  return ADDRESS.test(text) && !text.includes(' ');
}

function looksLikeCode(text: string, signs: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return ADDRESS.test(text) || signs.some((sign) => lower.includes(sign));
}

function asksSomethingElse(tokens: readonly Token[], data: OtherBusiness): boolean {
  const opens = data.questions
    .find(tokens)
    .some(
      ({ at, meaning }) =>
        (at[0] ?? 0) <= 1 && at.every((place, index) => tokens[place]?.text === meaning[index]),
    );
  return opens && data.personal.find(tokens).length === 0;
}

/** A table, a link, a request: nothing here is felt, or what seems felt is chance. */
export function isNotAFeeling(
  text: string,
  tokens: readonly Token[],
  evidence: readonly Evidence[],
  data: OtherBusiness,
): boolean {
  if (evidence.length === 0 || isNothingButAnAddress(text)) return true;
  const firm = evidence.some(({ source, weight }) => !FAINT.has(source) && weight >= FIRM);
  if (looksLikeCode(text, data.codeSigns)) return !firm || tokens.length > 2 * evidence.length + 4;
  return (
    !firm &&
    (asksSomethingElse(tokens, data) ||
      (NUMBER.test(text) && !tokens.some(({ text: word }) => OF_ONESELF.has(word))))
  );
}
