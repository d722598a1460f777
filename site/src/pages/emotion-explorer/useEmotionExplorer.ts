import type { EmotionResponse } from '@line-of-dance/server/contract';
import { startTransition, useEffectEvent, useLayoutEffect, useState } from 'react';
import { NavigationType, type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { exploreEmotion } from '../../api/client';

export interface Exploration {
  /** What was typed, or the word that was explored. */
  asked: string;
  result: EmotionResponse;
  /** What was explored before, oldest first. */
  trail: readonly string[];
}

/** What an entry of the history holds: an answer, or a text that another page sends here. */
interface ExplorerState {
  exploration?: Exploration;
  ask?: string;
}

const stateOf = ({ state }: Location): ExplorerState => (state as ExplorerState | null) ?? {};

/** Only an answer needs the map. If its file cannot be fetched, the answer is shown without it. */
export const loadMap = () =>
  import('./AnswerMap').catch((error: unknown) => {
    console.error(error);
    return { default: () => null };
  });

/** The last answer of this visit, for the way back through a menu. */
let latest: Exploration | undefined;

/**
 * Idle, loading, success; a failure returns to idle with nothing shown. The entry of the history holds the answer, so
 * that Back shows the one before it. A text in which a cry for help was heard is never kept.
 */
export const useEmotionExplorer = () => {
  const location = useLocation();
  const { exploration: kept } = stateOf(location);
  const navigate = useNavigate();
  const cameByLink = useNavigationType() === NavigationType.Push;
  // While the next answer is on its way or failed, and in the page in the HTML, which is idle.
  const [isHidden, setIsHidden] = useState(true);
  const [unkept, setUnkept] = useState<Exploration>();
  const [loading, setLoading] = useState(false);

  const keep = (exploration: Exploration, replace = false) =>
    navigate('.', { replace, state: { exploration, keepsScroll: true } });

  const explore = async (asked: string, trail: readonly string[] = []) => {
    setLoading(true);
    setUnkept(undefined);
    setIsHidden(true);
    try {
      const [result] = await Promise.all([exploreEmotion({ emotion: asked }), loadMap()]);
      const found = { asked, result, trail };
      // In a transition the page stays as it is until the map has arrived.
      startTransition(() => {
        if (result.care) setUnkept(found);
        else {
          void keep(found);
          setIsHidden(false);
        }
        setLoading(false);
      });
    } catch (error) {
      console.error(error);
      setLoading(false);
    }
  };

  const arrive = useEffectEvent((entry: ExplorerState) => {
    setUnkept(undefined);
    setIsHidden(false);
    if (entry.ask) {
      void navigate('.', { replace: true, state: null });
      void explore(entry.ask);
    } else if (cameByLink && latest && !kept) void keep(latest, true);
    else latest = kept ?? latest;
  });
  // After hydration, then for each entry of the history.
  useLayoutEffect(() => arrive(stateOf(location)), [location]);

  return { exploration: unkept ?? (isHidden ? undefined : kept), loading, explore };
};
