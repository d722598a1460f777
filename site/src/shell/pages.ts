import type { LoadedPage, SiteRoute } from '../routes';
import { routeFor } from './routeFor';

const loaded = new Map<string, LoadedPage>();
const loading = new Map<string, Promise<LoadedPage>>();

/** Fetches a page's code, text and drawings, once; a failed fetch may be tried again. */
export const preloadPage = (route: SiteRoute): Promise<LoadedPage> => {
  const known = loading.get(route.path);
  if (known) return known;
  const promise = route.load().then((page) => {
    loaded.set(route.path, page);
    return page;
  });
  promise.catch(() => loading.delete(route.path));
  loading.set(route.path, promise);
  return promise;
};

export const preload = (pathname: string): Promise<LoadedPage> => preloadPage(routeFor(pathname));

/** The page if it is here already. */
export const loadedPage = (route: SiteRoute): LoadedPage | undefined => loaded.get(route.path);
