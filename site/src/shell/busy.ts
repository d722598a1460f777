/** Says that the next page is on its way. After a moment a line grows at the top of the window. */
export const setBusy = (busy: boolean): void => {
  const main = document.getElementById('main');
  if (busy) main?.setAttribute('aria-busy', 'true');
  else main?.removeAttribute('aria-busy');
};
