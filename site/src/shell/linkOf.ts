import { isPagePath } from './isPagePath';

/** The link that an event happened on, if it leads to another page of this site in this window. */
export const linkOf = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download'))
    return undefined;
  return isPagePath(link.pathname + link.hash, location.pathname) ? link : undefined;
};
