import { useEffect, useSyncExternalStore } from 'react';

/**
 * Creates a hook like `useState` whose state is shared by all components, and is kept in memory while the visitor is on
 * other pages. A reload resets it.
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

/**
 * Like `createVisitState`, but the state is reset when the visitor leaves the page. What a call sets after that, such as
 * its error, is kept until the visitor returns. (In development, StrictMode resets it on return.)
 */
export const createPageState = <State>(initial: State) => {
  const useVisitState = createVisitState(initial);
  return () => {
    const pair = useVisitState();
    const [, change] = pair;
    useEffect(() => () => change(() => initial), [change]);
    return pair;
  };
};
