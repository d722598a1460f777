import type { EmotionResponse } from '@line-of-dance/server/contract';
import { useState } from 'react';
import { exploreEmotion } from '../../api/client';

/** Idle, loading, success; a failure returns to idle with nothing shown. */
export const useEmotionExplorer = () => {
  const [result, setResult] = useState<EmotionResponse>();
  const [loading, setLoading] = useState(false);

  const explore = async (emotion: string) => {
    setResult(undefined);
    setLoading(true);
    try {
      setResult(await exploreEmotion({ emotion }));
    } catch (error) {
      console.error(error);
    } finally {
      setLoading(false);
    }
  };

  return { result, loading, explore };
};
