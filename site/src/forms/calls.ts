import { failureOf } from '../api/client';
import { createVisitState } from './visitState';

export type Call = typeof failureOf;

/**
 * Creates a hook that returns whether a call is pending, and a function that makes a call and resolves to its failure,
 * if any. A pending call is known for the whole visit, so that a form is not sent again after a look at another page.
 */
export const createCall = () => {
  const useCalling = createVisitState(false);
  return () => {
    const [calling, setCalling] = useCalling();
    const call: Call = async (action) => {
      setCalling(() => true);
      const failure = await failureOf(action);
      setCalling(() => false);
      return failure;
    };
    return [calling, call] as const;
  };
};
