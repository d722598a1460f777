import type { MouseEvent, SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { pageAt } from '../pageList';
import { setBusy } from './busy';

/** True for a path of another page of this site: not for files, apps, and anchors of the current page. */
export const isPagePath = (path: string, shown: string): boolean =>
  /^\/(?!\/|apps\/)[^.]*$/.test(path.replace(/[?#].*$/, '')) && !path.startsWith(`${shown}#`);

/** True for a press that opens a link in this window. */
const opensHere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

/** Address of the link of an event, if it is a page of this site. */
const pageOf = ({ target }: SyntheticEvent): string | undefined => {
  const href = (target as Element).closest('a')?.getAttribute('href') ?? '';
  return isPagePath(href, location.pathname) ? href : undefined;
};

const preload = (event: SyntheticEvent) => {
  const href = pageOf(event);
  if (href) pageAt(href.replace(/[?#].*$/, '')).preload();
};

/**
 * Handlers for the links of the whole document, also in drawings, which are strings. They prefetch a page on hover,
 * focus and touch, and pass presses to the router. The browser follows links to files, other sites and anchors of the
 * current page, because it also moves the keyboard position to an anchor.
 */
export const useLinks = () => {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const href = pageOf(event);
    if (!href || !opensHere(event)) return;
    setBusy(true);
    if (event.defaultPrevented) return;
    event.preventDefault();
    // Like the browser, a link to the address that is shown adds no history entry.
    void navigate(href, { replace: href === location.pathname + location.search + location.hash });
  };
  return { onPointerOver: preload, onFocus: preload, onTouchStart: preload, onClick: follow };
};
