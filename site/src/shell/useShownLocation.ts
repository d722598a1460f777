import { useEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { preload } from './pages';
import { routeFor } from './routeFor';

/**
 * The location whose page is on show: the router's own once its page has arrived, the previous one until then. Of several
 * clicks only the last one counts. In declarative mode the router itself does not wait for a page.
 */
export const useShownLocation = (): Location => {
  const location = useLocation();
  const [shown, setShown] = useState(location);
  useEffect(() => {
    if (location === shown) return undefined;
    if (routeFor(location.pathname) === routeFor(shown.pathname)) return setShown(location);
    let outdated = false;
    preload(location.pathname).then(
      () => outdated || setShown(location),
      // The browser loads the page itself: that may succeed, or show its own error.
      () => outdated || window.location.reload(),
    );
    return () => void (outdated = true);
  }, [location, shown]);
  return shown;
};
