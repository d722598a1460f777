import { StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Ready } from '../../browser/Ready';
import type { AppName } from '../apps';

/** Hydrates the prerendered app and registers its service worker. */
export const startApp = (name: AppName, app: ReactNode): void => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  hydrateRoot(
    root,
    <StrictMode>
      {app}
      <Ready />
    </StrictMode>,
  );
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    // If the browser refuses service workers, the app works, but not offline.
    navigator.serviceWorker.register(`/apps/${name}/sw.js`).catch(() => undefined);
};
