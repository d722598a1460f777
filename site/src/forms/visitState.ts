import { useEffect, useState } from 'react';

/**
 * A state that outlives its page: it lasts as long as the visit, in memory alone. Nothing of it is stored, and a
 * reload forgets it.
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
