import { LinkProvider } from '@line-of-dance/ui';
import { memo, useEffect } from 'react';
import { useRoutes } from 'react-router-dom';
import type { SiteRoute } from '../routes';
import { ErrorScreen } from './ErrorScreen';
import { loadedPage } from './pages';
import { routeFor } from './routeFor';
import { Shell } from './Shell';
import { SiteLink } from './SiteLink';
import { useLinkInterest } from './useLinkInterest';
import { useProseLinks } from './useProseLinks';
import { useScrollAndFocus } from './useScrollAndFocus';
import { useShownLocation } from './useShownLocation';

/** Memoised: the address changes before the next page has arrived, and would render the present page once more. */
const RoutePage = memo(({ route }: { route: SiteRoute }) => {
  const loaded = loadedPage(route);
  return (
    <Shell route={route}>
      <ErrorScreen key={route.path}>{loaded && <loaded.Page />}</ErrorScreen>
    </Shell>
  );
});

/** The whole site below the router. */
export const App = () => {
  const shown = useShownLocation();
  const route = routeFor(shown.pathname);
  // Only the route that matches: given all of them, the router would rank the whole table at every render.
  const page = useRoutes(
    [{ path: route.path, caseSensitive: true, element: <RoutePage route={route} /> }],
    shown,
  );
  useScrollAndFocus(shown);
  useProseLinks();
  useLinkInterest();
  useEffect(() => void document.dispatchEvent(new Event('site:ready')), []);
  return <LinkProvider component={SiteLink}>{page}</LinkProvider>;
};
