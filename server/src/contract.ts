/** The API between site and server: paths, types and limits. It imports nothing, so both sides may import it. */

export const paths = {
  questions: '/api/questions',
  answer: '/api/questions/answer',
  messages: '/api/messages',
  emotion: '/api/emotion',
  health: '/api/health',
} as const;

/** Texts are counted in Unicode code points after trimming; the password in bytes, because it is never altered. */
export const limits = {
  question: 2_000,
  answer: 10_000,
  message: 10_000,
  name: 100,
  email: 254,
  emotion: 500,
  passwordBytes: 1_024,
  bodyBytes: 64 * 1_024,
  questionsPerPage: 200,
  /** A list without `limit` ends here, with a `Link` header to the next questions. */
  questionsPerList: 500,
  listBytes: 1_000_000,
} as const;

export interface Question {
  id: number;
  question: string;
  /** `null` when asked anonymously: the word "Anonymous" belongs to the page. */
  name: string | null;
  /** `null` until the owner has answered. */
  answer: string | null;
}

/** A field that people never see; only programs fill it, and what they send is kept as suspected spam. */
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

export interface EmotionTerm {
  name: string;
  language: string;
  meaning: string;
  culturalContext: string;
}

export interface EmotionResponse {
  intro: string;
  emotions: EmotionTerm[];
  /** Only where a cry for help was heard: the language that the intro is written in. */
  care?: { language: string };
}

/** Every answer that is not a success has this body; `message` is one of a fixed list, never an echo of the input. */
export interface ErrorBody {
  statusCode: number;
  message: string;
}

/** White space, controls, format characters, and the letters that fonts draw empty (Hangul fillers, empty braille). */
const unseen = String.raw`[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*`;
const invisible = new RegExp(`^${unseen}$`, 'u');

/** True when a reader would see nothing. The page and the server ask the same function, so they never disagree. */
export function isBlank(text: string): boolean {
  return invisible.test(text);
}

/** The length as the limits count it. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Everything that browsers draw as the end of a line. */
const lineBreak = String.raw`(?:\r\n|[\n\v\f\r\u0085\u2028\u2029])`;
const lineBreaks = new RegExp(lineBreak, 'g');
const gaps = new RegExp(lineBreak + unseen + lineBreak, 'gu');
const gapAtTheEnd = new RegExp(`${lineBreak}${unseen}$`, 'u');

/** A page of nothing but line breaks would push everything else away: more than two empty lines in a row are one. */
export function closeGaps(text: string): string {
  const close = (gap: string) => ((gap.match(lineBreaks)?.length ?? 0) > 3 ? '\n\n' : gap);
  return text.replace(gaps, close).replace(gapAtTheEnd, '');
}
