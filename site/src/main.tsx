import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { owner } from './data/owner';
import { startScrollMemory } from './shell/useArrival';

startScrollMemory();
// In a transition React hydrates in slices, so that a slow phone can react to taps in between.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );
});
const { id } = owner.analytics;
if (id) void import('./shell/analytics').then(({ sendPageview }) => sendPageview(id));
