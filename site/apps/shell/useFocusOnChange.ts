import { useCallback, useEffect, useRef } from 'react';

/** Moves the focus to what has taken the place of the element that had it, whenever `key` changes. */
export const useFocusOnChange = (key: unknown) => {
  const target = useRef<HTMLElement>(null);
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    target.current?.focus();
  }, [key]);
  return useCallback((element: HTMLElement | null) => void (target.current = element), []);
};
