import { useState } from 'react';
import { failureOf } from './client';

/** Returns whether a call is pending, and a function that makes a call and resolves to its failure, if any. */
export const useCall = () => {
  const [calling, setCalling] = useState(false);
  const call: typeof failureOf = async (action) => {
    setCalling(true);
    const failure = await failureOf(action);
    setCalling(false);
    return failure;
  };
  return [calling, call] as const;
};

export type Call = typeof failureOf;
