import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { adoptDrawings } from './content/drawings';
import { adoptFragment } from './article/fragments';
import { App } from './shell/App';
import { sendPageview } from './shell/analytics';
import { preload } from './shell/pages';
import { routeFor } from './shell/routeFor';
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
  // As a transition React hydrates in slices, so that a slow phone still reacts to a tap in between.
  startTransition(() => {
    if (root.querySelector('main')) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  followSystemTheme();
  sendPageview();
};

void start();
