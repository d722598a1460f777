import type { MouseEvent } from 'react';

/** True if a link leads to a page of this site. False for files, apps, and anchors of `shown`, the current page. */
export const isPagePath = (path: string, shown: string): boolean =>
  /^\/(?!\/|apps\/)[^.]*$/.test(path.replace(/[?#].*$/, '')) && !path.startsWith(`${shown}#`);

/** True for a click that opens a link in this tab: with the main button and without a modifier key. */
export const opensHere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
