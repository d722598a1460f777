import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a ref for the element that gets the focus when `key` changes. Otherwise the focus would be lost, because the
 * element that had it was replaced.
 */
export const useFocusOnChange = (key: unknown) => {
  const target = useRef<HTMLElement>(null);
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    target.current?.focus({ preventScroll: true });
    // Without `preventScroll`, the element would be in the middle of the window, and its button below the edge.
    target.current?.scrollIntoView({ block: 'nearest' });
  }, [key]);
  return useCallback((element: HTMLElement | null) => void (target.current = element), []);
};
