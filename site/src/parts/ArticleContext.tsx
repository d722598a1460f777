import { createContext } from 'react';
import type { Frontmatter } from '../data/frontmatter';

interface Article {
  frontmatter: Frontmatter;
  /** Sets the title of a text that is loaded from elsewhere. */
  onTitle: (title: string) => void;
}

/** The page that contains a part. */
export const ArticleContext = createContext<Article | undefined>(undefined);
