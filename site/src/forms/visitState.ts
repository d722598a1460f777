import { useSyncExternalStore } from 'react';

/**
 * Creates a hook like `useState` whose state is kept in memory while other pages are visited, and is the same for every
 * component. A reload resets it, and nothing is stored.
 */
export const createVisitState = <State>(initial: State) => {
  let state = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const read = () => state;
  const change = (next: (before: State) => State) => {
    state = next(state);
    for (const listener of listeners) listener();
  };
  return () => [useSyncExternalStore(subscribe, read, read), change] as const;
};
