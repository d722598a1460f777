import { StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { AppName } from '../apps';

/** Tells the page's inline script to release the presses that it has held until now. */
const Ready = ({ children }: { children: ReactNode }) => {
  useEffect(() => void document.dispatchEvent(new Event('site:ready')), []);
  return children;
};

/** Hydrates the prerendered app and registers its service worker. */
export const startApp = (name: AppName, app: ReactNode): void => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  hydrateRoot(
    root,
    <StrictMode>
      <Ready>{app}</Ready>
    </StrictMode>,
  );
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    // If the browser refuses service workers, the app works, but not offline.
    navigator.serviceWorker.register(`/apps/${name}/sw.js`).catch(() => undefined);
};
