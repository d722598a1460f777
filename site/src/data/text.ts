import type { MDXContent } from 'mdx/types';
import type { Frontmatter } from './frontmatter';

/** What follows a text in the menu of its section; after the last one its overview. */
export interface NextPiece {
  route: string;
  title: string;
  lead?: string;
  kind: 'text' | 'placeholder' | 'overview';
}

/** What the build attaches to a text's component (site/build/remarkText.ts). */
export interface TextData {
  frontmatter: Frontmatter;
  /** Names of the parts and drawings in it, so that they are fetched before it is shown. */
  parts: readonly string[];
  drawings: readonly string[];
  mentions: readonly string[];
  /** For the card at the end of an essay or of a page of work. */
  next?: NextPiece | undefined;
}

export type Text = MDXContent & { data: TextData };
