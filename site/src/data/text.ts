import type { MDXContent } from 'mdx/types';
import type { Frontmatter } from './frontmatter';

/** The next item in the menu of a section. After the last item, the overview. */
export interface NextPiece {
  route: string;
  title: string;
  lead?: string;
  kind: 'text' | 'placeholder' | 'overview';
}

/** Data that the build attaches to the component of a text (site/build/remarkText.ts). */
export interface TextData {
  frontmatter: Frontmatter;
  /** Names of parts and drawings. They are fetched before the text is shown. */
  parts: readonly string[];
  drawings: readonly string[];
  /** Pages that link to this one. */
  mentions: readonly string[];
  /** For the card at the end of the text. */
  next?: NextPiece | undefined;
}

export type Text = MDXContent & { data: TextData };
