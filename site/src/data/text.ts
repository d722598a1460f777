import type { MDXContent } from 'mdx/types';
import type { Frontmatter } from './frontmatter';

/**
 * Card at the end of a text. It links to the next item in the section's menu, or after the last item to the section's
 * overview.
 */
export interface NextPiece {
  route: string;
  title: string;
  lead?: string;
  kind: 'text' | 'placeholder' | 'overview';
}

/** Data that the build attaches to the component of a text (site/build/remarkText.ts). */
export interface TextData {
  frontmatter: Frontmatter;
  /** Names of the parts (components) in the text. They are fetched before the text is shown. */
  parts: readonly string[];
  /** Names of the drawings in the text. They are fetched before the text is shown. */
  drawings: readonly string[];
  /** Addresses of the pages that link to this one. */
  mentions: readonly string[];
  next?: NextPiece | undefined;
}

export type Text = MDXContent & { data: TextData };
