/** API contract between site and server: paths, types and limits. Imports nothing, so that both sides can use it. */

export const paths = {
  questions: '/api/questions',
  answer: '/api/questions/answer',
  messages: '/api/messages',
  emotion: '/api/emotion',
  health: '/api/health',
} as const;

/** Length limits. Texts are counted in Unicode code points after trimming, passwords and bodies in bytes. */
export const limits = {
  question: 2_000,
  answer: 10_000,
  message: 10_000,
  name: 100,
  email: 254,
  emotion: 500,
  passwordBytes: 1_024,
  bodyBytes: 64 * 1_024,
  formBytes: 128 * 1_024,
  /** Maximum number of questions in a response. A full response has a `Link` header with the URL of the next page. */
  questionsPerPage: 200,
} as const;

export interface Question {
  id: number;
  question: string;
  /** `null` if asked anonymously. The page adds the word "Anonymous". */
  name: string | null;
  /** `null` until the owner has answered. */
  answer: string | null;
  /** Time of the answer (ISO 8601). `null` for open questions, and for old answers from before dates were stored. */
  answeredAt: string | null;
}

/** Hidden field that only bots fill in. Such submissions are stored as suspected spam. */
export interface Honeypot {
  website?: string | null;
}

export interface NewQuestion extends Honeypot {
  question: string;
  name?: string | null;
}

export interface NewAnswer {
  id: number;
  answer: string;
  password: string;
}

export interface NewMessage extends Honeypot {
  message: string;
  name?: string | null;
  email?: string | null;
}

export interface EmotionRequest {
  emotion: string;
}

/** Valence runs from unpleasant (-1) to pleasant (1), arousal from calm (-1) to stirred (1). */
export interface Mood {
  valence: number;
  arousal: number;
}

export interface EmotionTerm extends Partial<Mood> {
  name: string;
  language: string;
  meaning: string;
  culturalContext: string;
  /** `name` without its native script: "toska" of "toska (тоска)". */
  word?: string;
  /** Slug of the word's family, such as `longing`. Each family has a page. */
  family?: string;
}

export interface EmotionResponse {
  intro: string;
  emotions: EmotionTerm[];
  /** Mood of the visitor's text, as the explorer understood it. */
  mood?: Mood;
  /** Set if the text shows despair. `urgent`: the intro offers help, the words comfort. `gentle`: adds `careLine`. */
  care?: 'urgent' | 'gentle';
  /** Language of the text that offers help, which is `intro` or `careLine`. Such as "de". */
  careLanguage?: string;
  /** Line with a helpline, shown above the intro if `care` is `gentle`. */
  careLine?: string;
}

/** Body of every error response. `message` comes from a fixed list and never repeats the input. */
export interface ErrorBody {
  statusCode: number;
  message: string;
}

/** Invisible characters: white space, controls, format characters, and empty letters such as Hangul fillers. */
const unseen = String.raw`[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*`;

/** Tells whether a text has no visible character. Page and server share this function, so they always agree. */
export function isBlank(text: string): boolean {
  return new RegExp(`^${unseen}$`, 'u').test(text);
}

/** Returns the length of a text as `limits` counts it. */
export function codePoints(text: string): number {
  return Array.from(text).length;
}

/** All characters that browsers show as a line break. */
const lineBreak = String.raw`(?:\r\n|[\n\v\f\r\u0085\u2028\u2029])`;
const gaps = new RegExp(lineBreak + unseen + lineBreak, 'gu');

/** Shortens gaps of more than two empty lines to one empty line, because gaps could otherwise fill the whole page. */
export function closeGaps(text: string): string {
  const close = (gap: string) => ((gap.match(new RegExp(lineBreak, 'g'))?.length ?? 0) > 3 ? '\n\n' : gap);
  return text.replace(gaps, close).replace(new RegExp(`${lineBreak}${unseen}$`, 'u'), '');
}
