import { createElement, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { routeFor, type SiteRoute } from '../routes';
import { ErrorScreen } from './ErrorScreen';
import { loadedPage, preloadPage } from './pages';
import { Shell } from './Shell';
import { useArrival } from './useArrival';
import { useInternalLinks } from './useInternalLinks';

/** The route on show: that of the address once its page has arrived, the previous one until then. */
const useShownRoute = (): SiteRoute => {
  const [pathname] = useLocation();
  const wanted = routeFor(pathname);
  const [shown, setShown] = useState(wanted);
  useEffect(() => {
    let outdated = false;
    preloadPage(wanted).then(
      () => outdated || setShown(wanted),
      // The browser may have more luck, or says what is wrong.
      () => outdated || window.location.reload(),
    );
    return () => void (outdated = true);
  }, [wanted]);
  return loadedPage(wanted) ? wanted : shown;
};

/** The whole site below the router. */
export const App = () => {
  const route = useShownRoute();
  const page = loadedPage(route);
  useArrival(route.path);
  useInternalLinks();
  useEffect(() => void document.dispatchEvent(new Event('site:ready')), []);
  return (
    <Shell route={route}>
      <ErrorScreen key={route.path}>{page && createElement(page)}</ErrorScreen>
    </Shell>
  );
};
