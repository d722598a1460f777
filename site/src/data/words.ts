import { pathOf } from './kinds.ts';
import type { PageFields } from './pageMeta';

export interface WordLink {
  name: string;
  /** Permanent address of the word: the page of its family of feelings, and its anchor. */
  href: string;
}

/** A word in the index, with its other spellings and scripts for the search. */
export type ListedWord = WordLink & { other?: string | undefined };

/** A word of the lexicon, as the page of its family shows it. */
export interface Word {
  name: string;
  /** The word in its own script, if the name is a transcription. */
  script?: string | undefined;
  /** Other spellings. */
  also?: string[] | undefined;
  language: string;
  /** Language tag (BCP 47), so that screen readers pronounce the word. */
  lang?: string | undefined;
  meaning: string;
  culturalContext: string;
  sources: string[];
  anchor: string;
  near: WordLink[];
  opposite: WordLink[];
}

/** Page of a family of feelings, such as longing, with all words whose meaning is nearest to it. */
export interface WordFamily extends PageFields {
  name: string;
  /** Names of families with a similar feeling. */
  neighbours: string[];
  /** Names of families with the opposite feeling. */
  opposites: string[];
  words: Word[];
}

/** Page that lists all families by mood, and all words by language. */
export interface WordIndex extends PageFields {
  moods: { title: string; families: { name: string; path: string; count: number }[] }[];
  languages: { name: string; anchor: string; lang?: string | undefined; words: ListedWord[] }[];
}

/** Converts a text to lower case, removes accents, and replaces all but letters and digits by hyphens. */
export const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Permanent anchor of a word on the page of its family. */
export const wordAnchor = (name: string, language: string): string => `${slug(name)}-${slug(language)}`;

/** Feelings that have a button, so that visitors need not type them. */
export const quickFeelings = ['Calm', 'Angry', 'Bitter'];

export const wordsPath = `${pathOf.explorer}/words`;

export const familyPath = (family: string): string => `${wordsPath}/${family}`;

/** Permanent address of a word: the page of its family of feelings, and its anchor. */
export const wordAddress = (family: string, anchor: string): string => `${familyPath(family)}#${anchor}`;
