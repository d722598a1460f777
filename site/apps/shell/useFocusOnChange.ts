import { useCallback, useEffect, useRef } from 'react';

/** Returns a ref. Its element gets the focus when `key` changes, because the element that had the focus was replaced. */
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
