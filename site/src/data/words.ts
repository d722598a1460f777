import { pathOf } from './kinds.ts';
import type { PageFields } from './pageMeta';

export interface WordLink {
  name: string;
  /** The lasting address of the word: the page of its family and its anchor there. */
  href: string;
}

/** A word of the Emotion Explorer's lexicon, as its family's page shows it. */
export interface Word {
  name: string;
  script?: string;
  also?: string[];
  language: string;
  meaning: string;
  culturalContext: string;
  sources: string[];
  anchor: string;
  near: WordLink[];
  opposite: WordLink[];
}

/** A page: all words whose nearest family it is. */
export interface WordFamily extends PageFields {
  name: string;
  path: string;
  /** Families whose feelings are close to this one, and opposite ones. */
  neighbours: string[];
  opposites: string[];
  words: Word[];
}

/** The index: every family by how it feels, and every language with its words. */
export interface WordIndex extends PageFields {
  moods: { title: string; families: { name: string; path: string; count: number }[] }[];
  languages: { name: string; anchor: string; words: WordLink[] }[];
}

const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The lasting anchor of a word on the page of its family. */
export const wordAnchor = (name: string, language: string): string => `${slug(name)}-${slug(language)}`;

export const wordsPath = `${pathOf.explorer}/words`;

export const familyPath = (family: string): string => `${wordsPath}/${family}`;

/** The lasting address of a word. */
export const wordAddress = (family: string, anchor: string): string => `${familyPath(family)}#${anchor}`;
