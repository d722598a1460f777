import { useState } from 'react';
import { failureIn, type Failure } from './client';

/** Returns whether a call is pending, and a function that makes a call and resolves to its failure, if any. */
export const useCall = () => {
  const [calling, setCalling] = useState(false);
  const call = async (action: () => Promise<void>): Promise<Failure | undefined> => {
    setCalling(true);
    try {
      await action();
      return undefined;
    } catch (error) {
      console.error(error);
      return failureIn(error);
    } finally {
      setCalling(false);
    }
  };
  return [calling, call] as const;
};

export type Call = ReturnType<typeof useCall>[1];
