import { StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { AppName } from '../apps';

/** Hydrates the prerendered page. The worker keeps the app for offline use. */
export const startApp = (name: AppName, app: ReactNode): void => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  hydrateRoot(root, <StrictMode>{app}</StrictMode>);
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    // Where the browser refuses workers, the app works as before, only not offline.
    navigator.serviceWorker.register(`/apps/${name}/sw.js`).catch(() => undefined);
};
