import { useEffect } from 'react';

/** Tells the inline script of the page that it is hydrated, and releases the presses that were held until now. */
export const Ready = () => {
  useEffect(() => void document.dispatchEvent(new Event('site:ready')), []);
  return null;
};
