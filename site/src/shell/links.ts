import type { MouseEvent } from 'react';

/** True for a path of another page of this site: not for files, apps, and anchors of the current page. */
export const isPagePath = (path: string, shown: string): boolean =>
  /^\/(?!\/|apps\/)[^.]*$/.test(path.replace(/[?#].*$/, '')) && !path.startsWith(`${shown}#`);

/** True for a press that opens a link in this window. */
export const opensHere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
