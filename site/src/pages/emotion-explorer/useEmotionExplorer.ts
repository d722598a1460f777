import type { EmotionResponse } from '@line-of-dance/server/contract';
import { startTransition, useEffectEvent, useLayoutEffect, useState } from 'react';
import { NavigationType, type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { exploreEmotion, failureOf } from '../../api/client';
import { entryKey } from '../../../browser/entryKey';

export interface Exploration {
  /** Typed text, or a word of the map. */
  asked: string;
  result: EmotionResponse;
  /** Earlier texts and words, oldest first. */
  trail: readonly string[];
}

/** State of a history entry: an answer, or a text that Home sends here. */
interface ExplorerState {
  exploration?: Exploration;
  /** The answer has arrived with this entry. */
  isNew?: boolean;
  ask?: string;
}

const stateOf = ({ state }: Location): ExplorerState => (state as ExplorerState | null) ?? {};

/** Only an answer needs the map. If its file cannot be fetched, the answer is shown without it. */
export const loadMap = () =>
  import('./AnswerMap').catch((error: unknown) => {
    console.error(error);
    return { default: () => null };
  });

/** Last answer of the visit, shown again after a link to the explorer. */
let latest: Exploration | undefined;

/** Key of the history entry that the explorer shows, or showed before the visitor left. */
let shownEntry: string | undefined;

/** Number of requests in the visit. Only the answer to the last one is shown. */
let requests = 0;

/**
 * State of the explorer: idle, loading, or an answer. After a failure it is idle again. The history entry keeps the
 * answer, so that Back shows the previous one. Texts that sound like a cry for help are never kept. Calls `onAsked` with
 * each text that is sent, or whose answer returns.
 */
export const useEmotionExplorer = (onAsked: (asked: string) => void) => {
  const location = useLocation();
  const { exploration: kept, isNew: hasArrived } = stateOf(location);
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const isPopped = navigationType === NavigationType.Pop;
  // True while the next answer loads, after a failure, and during hydration, because the HTML is idle.
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
      // In a transition the page stays as it is until the map has arrived.
      startTransition(() => {
        if (result.care) setUnkept(found);
        else {
          latest = found;
          // Visitors who have left the page, or have pressed a link, stay there and find the answer when they return.
          if (entryKey() === shownEntry) void keep(found, { replace, isNew: true });
          setIsHidden(false);
        }
        setLoading(false);
      });
    });
    if (failure && request === requests) setLoading(false);
  };

  const arrive = useEffectEvent((entry: ExplorerState) => {
    shownEntry = location.key;
    setUnkept(undefined);
    setIsHidden(false);
    if (isPopped && loading) {
      // Back goes on without the answer that is still missing.
      requests += 1;
      setLoading(false);
    }
    if (kept && (isPopped || !hasArrived)) onAsked(kept.asked);
    if (entry.ask) {
      void navigate('.', { replace: true, state: null });
      // The answer may arrive before the router has rendered this entry.
      shownEntry = entryKey();
      // Back leads to the page that sent the text: nobody has seen the explorer without an answer.
      void explore(entry.ask, [], true);
    } else if (navigationType === NavigationType.Push && latest && !kept)
      void keep(latest, { replace: true, isNew: false });
    else latest = kept ?? latest;
  });
  // After hydration, and for each history entry.
  useLayoutEffect(() => arrive(stateOf(location)), [location]);

  return {
    exploration: unkept ?? (isHidden ? undefined : kept),
    isNew: (hasArrived && !isPopped) || unkept !== undefined,
    loading,
    explore,
  };
};
