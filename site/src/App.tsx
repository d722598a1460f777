import { LinkProvider } from '@line-of-dance/ui';
import { Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { Ready } from '../browser/Ready';
import { owner } from './data/owner';
import { routes } from './pageList';
import { ConnectionNote } from './shell/ConnectionNote';
import { ErrorScreen } from './shell/ErrorScreen';
import { Shell } from './shell/Shell';
import { SiteLink } from './shell/SiteLink';
import { useArrival } from './shell/useArrival';

/**
 * Shows the page for the current address. Reads `Page` in each render, because it is replaced when its code fails to
 * load.
 */
const CurrentPage = () =>
  useRoutes(routes.map(({ path, caseSensitive, Page }) => ({ path, caseSensitive, element: <Page /> })));

/** The whole document. The router navigates in transitions, so the current page stays until the next one has loaded. */
export const App = () => {
  useArrival();
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/rss+xml" title={owner.siteName} href="/rss.xml" />
      </head>
      <body>
        <LinkProvider component={SiteLink}>
          <Shell>
            <Suspense>
              <ErrorScreen key={useLocation().pathname}>
                <CurrentPage />
              </ErrorScreen>
              <Ready />
            </Suspense>
          </Shell>
          <ConnectionNote />
        </LinkProvider>
      </body>
    </html>
  );
};
