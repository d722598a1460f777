/**
 * Parts are components that texts can use. These are in `parts.tsx`, the others are files in `parts/lazy`. The build
 * refuses other names in texts.
 */
export const smallParts = ['Action', 'Figure', 'Section', 'SideNote'] as const;

/** Attributes that a part must have in a text. The build checks this, so the components need no defaults for them. */
export const requiredAttributes = {
  Action: ['to'],
  Cover: ['to', 'drawing'],
  Covers: ['caption'],
  Figure: ['drawing'],
  MediumArticle: ['slug'],
  NumberedItem: ['title'],
  PortfolioItem: ['id', 'title', 'drawing', 'alt', 'href', 'link'],
  ProjectCard: ['to', 'title', 'drawing', 'caption'],
  Section: ['id', 'title'],
  Service: ['title'],
} as const;

/** The required props of a part. A `drawing` is the name of a file in site/content/drawings, without `.svg`. */
export type AttributesOf<Name extends keyof typeof requiredAttributes> = Record<
  (typeof requiredAttributes)[Name][number],
  string
>;
