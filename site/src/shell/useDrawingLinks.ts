import type { MouseEvent, PointerEvent } from 'react';
import { pageAt } from '../pageList';
import { isPagePath, opensHere } from '../links/links';
import { useFollow } from '../links/useFollow';

/**
 * Returns the address of the link under the pointer if it is in a drawing and leads to a page of this site. The browser
 * follows other links.
 */
const linkOf = ({ target }: MouseEvent) => {
  const href = (target as Element).closest('svg a')?.getAttribute('href');
  return href && isPagePath(href, location.pathname) ? href : undefined;
};

/** Handlers for an element around drawings. They pass clicks on links in the SVG to the router. */
export const useDrawingLinks = () => {
  const follow = useFollow();
  return {
    onPointerOver: (event: PointerEvent) => {
      const href = linkOf(event);
      if (href) pageAt(href).preload();
    },
    onClick: (event: MouseEvent) => {
      const href = linkOf(event);
      if (!href || !opensHere(event)) return;
      event.preventDefault();
      follow(href);
    },
  };
};
