import type { Kind } from './frontmatter';

/** Fields from which a page's metadata is made: the frontmatter of its text, or the data of a page without a text. */
export interface PageFields {
  title?: string;
  name?: string;
  description: string;
  descriptionDe?: string | undefined;
  /** Day of the first version. */
  date?: string | undefined;
  /** Day of the last change. */
  updated?: string | undefined;
  /** First part of the heading on the home page. */
  heading?: string;
  /** Second part of the heading on the home page, in another colour. */
  headingAccent?: string | undefined;
}

/** Page metadata. Used for `<head>`, JSON-LD, social picture, feed and sitemap. */
export interface PageMeta extends PageFields {
  /** Path of the page's canonical address. */
  path: string;
  kind: Kind | undefined;
  /** Title without the name of the site. */
  title: string;
}

export const metaOf = (path: string, kind: Kind | undefined, fields: PageFields): PageMeta => {
  const { title, name = '', heading, headingAccent } = fields;
  const wholeHeading = [heading, headingAccent].filter(Boolean).join(' ');
  return { ...fields, path, kind, title: wholeHeading || (title ?? name) };
};
