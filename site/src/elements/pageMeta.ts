import type { Content } from '../article/content';
import type { Kind } from '../content/frontmatter';

/** What a page says of itself: its head, its structured data, its picture for shared links, feed and site map are made from it. */
export interface PageMeta {
  /** Its canonical address follows from it. */
  path: string;
  /** The page's own title, without the site's name. */
  title: string;
  description: string;
  /** A second description for German readers. */
  descriptionDe?: string | undefined;
  type?: 'article' | 'website';
  /** The text on its picture for shared links, where that is not its title. */
  pictureTitle?: string;
  /** The day on which it was first written, and the day of its last change. */
  written?: string | undefined;
  changed?: string | undefined;
  /** A feed of this page alone. */
  feed?: string;
}

export const pictureTitleOf = ({ pictureTitle, title }: PageMeta): string => pictureTitle ?? title;

/** A page's meta from the frontmatter of its text. */
export const metaOfText = ({ frontmatter }: Content<Exclude<Kind, 'bookmark'>>, path: string): PageMeta => ({
  path,
  title: frontmatter.title,
  description: frontmatter.description,
  descriptionDe: frontmatter.descriptionDe,
  written: frontmatter.date,
  changed: frontmatter.updated,
});
