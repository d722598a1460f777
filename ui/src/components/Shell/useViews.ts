import { useCallback, useEffect, useRef, useState } from 'react';
import type { MobileView } from '../MobileViewToggle/MobileViewToggle';

type Show = (view: MobileView, cause: 'link' | 'button', focus?: string) => void;

/** Reads the current view from `data-view` on an ancestor. The default is the page. */
export const viewAround = (element: Element | null): MobileView =>
  (element?.closest<HTMLElement>('[data-view]')?.dataset.view as MobileView | undefined) ?? 'main';

const showsOneView = (frame: Element | null): boolean =>
  frame !== null && getComputedStyle(frame).display === 'block';

/** Manages the view on a phone: moves the focus after a change, and closes a menu on Escape. */
export const useViews = (
  first: MobileView | 'around',
  onViewChange: ((view: MobileView, cause: 'link' | 'button') => void) | undefined,
) => {
  const frame = useRef<HTMLDivElement>(null);
  const isAround = first === 'around';
  const [latest, setLatest] = useState<{ view: MobileView; focus?: string | undefined }>({
    view: isAround ? 'main' : first,
  });
  useEffect(() => {
    if (latest.focus) frame.current?.querySelector<HTMLElement>(latest.focus)?.focus({ preventScroll: true });
  }, [latest]);
  const show = useCallback<Show>(
    (view, cause, focus) => {
      if (!showsOneView(frame.current)) return;
      if (!isAround) {
        setLatest({ view, focus });
        window.scrollTo(0, 0);
      }
      onViewChange?.(view, cause);
    },
    [isAround, onViewChange],
  );
  const close = () => show('main', 'button', 'main');
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && showsOneView(frame.current) && viewAround(frame.current) !== 'main') close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  });
  return { frame, shown: isAround ? undefined : latest.view, show, close };
};
