import type { EmotionResponse } from '@line-of-dance/server/contract';
import { startTransition, useEffectEvent, useLayoutEffect, useState } from 'react';
import { NavigationType, type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { exploreEmotion, failureOf } from '../../api/client';
import { entryKey } from '../../../browser/entryKey';
import { loadMap } from './loadMap';

export interface Exploration {
  /** The text that was typed, or the word of the map that was pressed. */
  asked: string;
  result: EmotionResponse;
  /** Texts and words that were explored before, oldest first. */
  trail: readonly string[];
}

/** State of a history entry: an answer, or a text that another page has sent to the explorer. */
interface ExplorerState {
  exploration?: Exploration;
  /** True if this history entry was added for a new answer, false if it was added to show an earlier answer again. */
  isNew?: boolean;
  ask?: string;
}

const stateOf = ({ state }: Location): ExplorerState => (state as ExplorerState | null) ?? {};

/** Last answer of the visit. It is shown again when the visitor follows a link to the explorer. */
let latest: Exploration | undefined;

/** Key of the history entry that the explorer shows, or showed before the visitor left. */
let shownEntry: string | undefined;

/** Number of requests in the visit. Only the answer to the last one is shown. */
let requests = 0;

/**
 * State of the explorer: idle, loading, or an answer. After a failure it is idle again. The history entry keeps the
 * answer, so that Back shows the previous one. Texts that sound like a cry for help are never kept. Calls `onAsked`
 * with each text that is sent, or whose answer is shown again.
 */
export const useEmotionExplorer = (onAsked: (asked: string) => void) => {
  const location = useLocation();
  const { exploration: kept, isNew: hasArrived } = stateOf(location);
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const isPopped = navigationType === NavigationType.Pop;
  // True while the next answer loads, after a failure, and during hydration, because the HTML has no answer.
  const [isHidden, setIsHidden] = useState(true);
  const [unkept, setUnkept] = useState<Exploration>();
  const [loading, setLoading] = useState(false);

  const keep = (exploration: Exploration, { replace, isNew }: { replace: boolean; isNew: boolean }) =>
    navigate('.', { replace, state: { exploration, isNew, keepsScroll: true } });

  const explore = async (asked: string, trail: readonly string[] = [], replace = false) => {
    requests += 1;
    const request = requests;
    onAsked(asked);
    setLoading(true);
    setUnkept(undefined);
    setIsHidden(true);
    const failure = await failureOf(async () => {
      const [result] = await Promise.all([exploreEmotion({ emotion: asked }), loadMap()]);
      if (request !== requests) return;
      const found = { asked, result, trail };
      // In a transition, the page stays as it is until the code of the map has loaded.
      startTransition(() => {
        if (result.care) setUnkept(found);
        else {
          latest = found;
          // Does not bring back visitors who have left the explorer. They find the answer when they return.
          if (entryKey() === shownEntry) void keep(found, { replace, isNew: true });
          setIsHidden(false);
        }
        setLoading(false);
      });
    });
    if (failure && request === requests) setLoading(false);
  };

  /** Returns to the empty explorer. Back leads to the answer, unless it was not kept. */
  const startAgain = () => {
    latest = undefined;
    setUnkept(undefined);
    onAsked('');
    void navigate('.', { replace: unkept !== undefined });
  };

  const arrive = useEffectEvent((entry: ExplorerState) => {
    shownEntry = location.key;
    setUnkept(undefined);
    setIsHidden(false);
    if (isPopped && loading) {
      // After Back, the answer that is still loading is not shown.
      requests += 1;
      setLoading(false);
    }
    if (kept && (isPopped || !hasArrived)) onAsked(kept.asked);
    if (entry.ask) {
      void navigate('.', { replace: true, state: null });
      // The answer may arrive before the router has rendered this entry.
      shownEntry = entryKey();
      // The answer replaces this entry, which nobody has seen. Back then leads to the page that sent the text.
      void explore(entry.ask, [], true);
    } else if (navigationType === NavigationType.Push && latest && !kept)
      void keep(latest, { replace: true, isNew: false });
    else latest = kept ?? latest;
  });
  // Runs after hydration, and for each history entry.
  useLayoutEffect(() => arrive(stateOf(location)), [location]);

  return {
    exploration: unkept ?? (isHidden ? undefined : kept),
    isNew: (hasArrived && !isPopped) || unkept !== undefined,
    loading,
    explore,
    startAgain,
  };
};
