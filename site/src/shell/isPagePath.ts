/** True for a path that leads to another page of this site: no file, no app and no anchor of the page on show. */
export const isPagePath = (path: string, shown: string): boolean =>
  /^\/(?!\/|apps\/)[^.]*$/.test(path.replace(/[?#].*$/, '')) && !path.startsWith(`${shown}#`);
