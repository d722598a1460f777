import { loadDrawings } from '../content/drawings';
import type { Kind } from '../content/frontmatter';
import type { Content } from './content';
import { loadFragment } from './fragments';
import { loadText } from './texts';

/** In the visitor's browser a text is HTML, so that prose costs no script; it is rendered from its file at build. */
const load = import.meta.env.PROD && !import.meta.env.SSR ? loadFragment : loadText;

/** The text of an address, with the drawing that its page shows. */
export const loadContent = async <K extends Kind>(path: string, kind: K): Promise<Content<K>> => {
  const content = await load(path, kind);
  const { frontmatter } = content;
  if ('drawing' in frontmatter && frontmatter.drawing) await loadDrawings([frontmatter.drawing]);
  return content;
};
