import { LinkProvider } from '@line-of-dance/ui';
import { useEffect } from 'react';
import { useRoutes } from 'react-router-dom';
import { routeTable, type SiteRoute } from '../routes';
import { ErrorScreen } from './ErrorScreen';
import { loadedPage } from './pages';
import { Shell } from './Shell';
import { SiteLink } from './SiteLink';
import { useLinkInterest } from './useLinkInterest';
import { useProseLinks } from './useProseLinks';
import { useScrollAndFocus } from './useScrollAndFocus';
import { useShownLocation } from './useShownLocation';

const RoutePage = ({ route }: { route: SiteRoute }) => {
  const loaded = loadedPage(route);
  return (
    <Shell route={route}>
      <ErrorScreen key={route.path}>{loaded && <loaded.Page />}</ErrorScreen>
    </Shell>
  );
};

const routeObjects = routeTable.map((route) => ({
  path: route.path,
  caseSensitive: route.caseSensitive,
  element: <RoutePage route={route} />,
}));

/** The whole site below the router. */
export const App = () => {
  const shown = useShownLocation();
  const page = useRoutes(routeObjects, shown);
  useScrollAndFocus(shown);
  useProseLinks();
  useLinkInterest();
  useEffect(() => void document.dispatchEvent(new Event('site:ready')), []);
  return <LinkProvider component={SiteLink}>{page}</LinkProvider>;
};
