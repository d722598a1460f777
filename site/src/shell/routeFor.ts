import { matchRoutes } from 'react-router-dom';
import { fallbackRoutes, notFound, routes, type SiteRoute } from '../routes';

/** In the router's form; addresses are case-sensitive, as on the server. */
const routeTable = [...routes, ...fallbackRoutes].map((route) => ({ ...route, caseSensitive: true }));

const byPath = new Map<string, SiteRoute>(routeTable.map((route) => [route.path, route]));

/** The route of an address; an unknown address has one too. The router ranks all routes at every call, so it is asked only where no route's path equals the address. */
export const routeFor = (pathname: string): SiteRoute =>
  byPath.get(pathname) ?? matchRoutes(routeTable, pathname)?.[0]?.route ?? notFound;
