import { createContext } from 'react';
import type { Frontmatter } from '../data/frontmatter';

interface Article {
  frontmatter: Frontmatter;
  /** Sets the title of the page to that of an essay from the blog. */
  onTitle: (title: string) => void;
}

/** The article around a part. */
export const ArticleContext = createContext<Article | undefined>(undefined);
