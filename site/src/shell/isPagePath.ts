/** True for a path that leads to another page of this site: neither a file nor an anchor of the page on show. */
export const isPagePath = (path: string, shown: string): boolean =>
  /^\/(?!\/)[^.]*$/.test(path.replace(/[?#].*$/, '')) && !path.startsWith(`${shown}#`);
