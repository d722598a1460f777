import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { sendPageview } from './shell/analytics';
import { startScrollMemory } from './shell/useArrival';

startScrollMemory();
// As a transition React hydrates in slices, so that a slow phone still reacts to a tap in between.
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
sendPageview();
