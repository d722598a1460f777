import { useCallback, useEffect, useRef } from 'react';

/** Focuses the returned target whenever `key` changes, because the element with the focus was replaced. */
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
