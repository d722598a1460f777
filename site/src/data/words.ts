import { pathOf } from './kinds.ts';
import type { PageFields } from './pageMeta';

export interface WordLink {
  name: string;
  /** Permanent address of the word: the page of its family, and its anchor. */
  href: string;
}

/** A word of the lexicon, with the fields that the page of its family shows. */
export interface Word {
  name: string;
  script?: string | undefined;
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

/** A family of feelings and its page: all words that are nearest to it. */
export interface WordFamily extends PageFields {
  name: string;
  /** Names of similar and of opposite families. */
  neighbours: string[];
  opposites: string[];
  words: Word[];
}

/** Index of families by mood, and of words by language. */
export interface WordIndex extends PageFields {
  moods: { title: string; families: { name: string; path: string; count: number }[] }[];
  languages: { name: string; anchor: string; lang?: string | undefined; words: WordLink[] }[];
}

/** Lower-case Latin letters without accents, digits and hyphens. */
export const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Permanent anchor of a word on the page of its family. */
export const wordAnchor = (name: string, language: string): string => `${slug(name)}-${slug(language)}`;

/** Feelings that a visitor can choose in place of typing one. */
export const quickFeelings = ['Calm', 'Angry', 'Bitter'];

export const wordsPath = `${pathOf.explorer}/words`;

export const familyPath = (family: string): string => `${wordsPath}/${family}`;

/** Permanent address of a word. */
export const wordAddress = (family: string, anchor: string): string => `${familyPath(family)}#${anchor}`;
