/**
 * Names of the parts in `parts.tsx`. A part is a component that texts can use. Every other part is a file in
 * `parts/lazy`, and the build refuses unknown names in texts.
 */
export const smallParts = ['Action', 'Figure', 'Section', 'SideNote'] as const;

/** Attributes that each part must have in a text. The build checks them, so the components need no defaults. */
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

/**
 * The required props of a part, which is a component for MDX texts. A `drawing` is the name of a file in
 * site/content/drawings, without `.svg`.
 */
export type AttributesOf<Name extends keyof typeof requiredAttributes> = Record<
  (typeof requiredAttributes)[Name][number],
  string
>;
