import type { ComponentType, ElementType, HTMLAttributes, Ref } from 'react';
import type { Drawing } from '../content/drawings';
import type { Frontmatter, Kind } from '../content/frontmatter';

export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  'data-fragment'?: string;
  'data-drop-cap'?: boolean | undefined;
}

export interface BodyProps extends ContainerProps {
  /** The element that contains the text. */
  as: ElementType;
}

export interface Content<K extends Kind = Kind> {
  /** The owner's text, inside the given element. */
  Body: ComponentType<BodyProps>;
  frontmatter: Frontmatter<K>;
}

/** A text as the build writes it to a file beside its page. */
export interface Fragment<K extends Kind = Kind> {
  html: string;
  /** The rules that its parts need. */
  css: string;
  /** The markup of the drawing that its page shows, so that it needs no fetch of its own. */
  drawing?: Drawing | undefined;
  frontmatter: Frontmatter<K>;
}
