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
  /** A page that is full has a `Link` header to the next one. */
  questionsPerPage: 200,
} as const;

export interface Question {
  id: number;
  question: string;
  /** `null` when asked anonymously: the word "Anonymous" belongs to the page. */
  name: string | null;
  /** `null` until the owner has answered. */
  answer: string | null;
  /** When it was answered (ISO 8601); `null` while open, and for answers from before dates were kept. */
  answeredAt: string | null;
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

/** A feeling between unpleasant (-1) and pleasant (1), and between calm (-1) and stirred (1). */
export interface Mood {
  valence: number;
  arousal: number;
}

export interface EmotionTerm extends Partial<Mood> {
  name: string;
  language: string;
  meaning: string;
  culturalContext: string;
  /** The word alone, without its native script, and the family whose page has it, such as `longing`. */
  word?: string;
  family?: string;
}

export interface EmotionResponse {
  intro: string;
  emotions: EmotionTerm[];
  /** How pleasant and how stirred the text was understood to be. */
  mood?: Mood;
  /** A cry for help: the intro answers it alone. Or despair between the lines: the intro stays, with a line above it. */
  care?: 'urgent' | 'gentle';
  /** The language of the words of care, such as "de". */
  careLanguage?: string;
  /** The line above the intro where care is gentle. */
  careLine?: string;
}

/** Every answer that is not a success has this body; `message` is one of a fixed list, never an echo of the input. */
export interface ErrorBody {
  statusCode: number;
  message: string;
}

/** White space, controls, format characters, and the letters that fonts draw empty (Hangul fillers, empty braille). */
const unseen = String.raw`[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*`;

/** True when a reader would see nothing. The page and the server ask the same function, so they never disagree. */
export function isBlank(text: string): boolean {
  return new RegExp(`^${unseen}$`, 'u').test(text);
}

/** The length as the limits count it. */
export function codePoints(text: string): number {
  return Array.from(text).length;
}

/** Everything that browsers draw as the end of a line. */
const lineBreak = String.raw`(?:\r\n|[\n\v\f\r\u0085\u2028\u2029])`;
const gaps = new RegExp(lineBreak + unseen + lineBreak, 'gu');

/** A page of nothing but line breaks would push everything else away: more than two empty lines in a row are one. */
export function closeGaps(text: string): string {
  const close = (gap: string) => ((gap.match(new RegExp(lineBreak, 'g'))?.length ?? 0) > 3 ? '\n\n' : gap);
  return text.replace(gaps, close).replace(new RegExp(`${lineBreak}${unseen}$`, 'u'), '');
}
