/** True for a path of another page of this site: not for files, apps, and anchors of the current page. */
export const isPagePath = (path: string, shown: string): boolean =>
  /^\/(?!\/|apps\/)[^.]*$/.test(path.replace(/[?#].*$/, '')) && !path.startsWith(`${shown}#`);
