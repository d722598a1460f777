import type { Kind } from './frontmatter';

/** The fields that metadata is made from; every page has them, whether they come from a text or from data. */
export interface PageFields {
  title?: string;
  name?: string;
  description: string;
  descriptionDe?: string | undefined;
  /** The day on which it was first written, and the day of its last change. */
  date?: string | undefined;
  updated?: string | undefined;
  /** The two halves of the home page's heading. */
  heading?: string;
  headingAccent?: string | undefined;
}

/** Page metadata. Used for `<head>`, JSON-LD, social picture, feed and sitemap. */
export interface PageMeta extends PageFields {
  /** Its canonical address follows from it. */
  path: string;
  kind: Kind | undefined;
  /** The page's own title, without the site's name. */
  title: string;
  /** The text on its picture for shared links, where that is not its title. */
  pictureTitle?: string | undefined;
}

export const metaOf = (path: string, kind: Kind | undefined, fields: PageFields): PageMeta => {
  const { title, name = '', heading, headingAccent } = fields;
  const pictureTitle = heading && [heading, headingAccent].filter(Boolean).join(' ');
  return { ...fields, path, kind, title: title ?? name, pictureTitle };
};
