import type { ComponentType, ElementType, HTMLAttributes, Ref } from 'react';
import { loadDrawings } from './drawings';
import { loadFragment } from './fragments';
import type { Frontmatter } from './schema';
import { loadText } from './texts';

export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  'data-fragment'?: string;
  'data-drop-cap'?: boolean | undefined;
}

export interface BodyProps extends ContainerProps {
  /** What the text stands in. */
  as: ElementType;
}

export interface Content {
  /** The owner's text, inside the given element. */
  Body: ComponentType<BodyProps>;
  frontmatter: Frontmatter;
}

/** In the visitor's browser a text is HTML, so that prose costs no script; it is rendered from its file at build. */
const load = import.meta.env.PROD && !import.meta.env.SSR ? loadFragment : loadText;

/** The text of an address, with the drawing that its page shows. */
export const loadContent = async (path: string): Promise<Content> => {
  const content = await load(path);
  if (content.frontmatter.drawing) await loadDrawings([content.frontmatter.drawing]);
  return content;
};
