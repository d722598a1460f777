import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { adoptDrawings } from './content/drawings';
import { adoptFragment } from './article/fragments';
import { routeFor } from './routes';
import { App } from './shell/App';
import { sendPageview } from './shell/analytics';
import { preload } from './shell/pages';
import { followSystemTheme } from './shell/useTheme';

const start = async () => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  adoptDrawings(document);
  adoptFragment(routeFor(location.pathname).address);
  await preload(location.pathname);
  const app = (
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  // As a transition the work is done in slices, so that a finger on a slow phone is never kept waiting.
  startTransition(() => {
    if (root.querySelector('main')) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  followSystemTheme();
  sendPageview();
};

void start();
