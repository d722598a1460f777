import { useEffect, useState } from 'react';

/**
 * Creates a hook like `useState` whose state is kept in memory while other pages are visited. A reload resets it, and
 * nothing is stored.
 */
export const createVisitState = <State>(initial: State) => {
  let kept = initial;
  return () => {
    const [state, setState] = useState(kept);
    useEffect(() => {
      kept = state;
    }, [state]);
    return [state, setState] as const;
  };
};
