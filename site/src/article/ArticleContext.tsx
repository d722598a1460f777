import { createContext } from 'react';
import type { Frontmatter } from '../content/frontmatter';

export interface ArticleContextValue {
  frontmatter: Frontmatter;
  /** For a text that brings its own title from elsewhere. */
  onTitle: (title: string) => void;
}

/** The page that a part stands in. */
export const ArticleContext = createContext<ArticleContextValue | undefined>(undefined);
