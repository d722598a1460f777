import { useEffect } from 'react';

/** Tells the page's inline script that hydration is complete. The script then repeats a press that it held back. */
export const Ready = () => {
  useEffect(() => void document.dispatchEvent(new Event('site:ready')), []);
  return null;
};
