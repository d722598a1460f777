/** Marks the current page as busy while the next one loads. After a moment a progress line appears at the top. */
export const setBusy = (busy: boolean): void => {
  const main = document.getElementById('main');
  if (busy) main?.setAttribute('aria-busy', 'true');
  else main?.removeAttribute('aria-busy');
};
