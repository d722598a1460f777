/** Where the browser keeps what a visitor has chosen; the page's first script reads it before the first paint. */
export const storageKeys = { theme: 'theme', view: 'mobile-view' };
