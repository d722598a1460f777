const main = () => document.getElementById('main');

/** True while a page loads that the visitor has asked for. */
export const isBusy = (): boolean => main()?.ariaBusy === 'true';

/** Marks the current page as busy while the next one loads. After a moment a progress line appears at the top. */
export const setBusy = (busy: boolean): void => main()?.setAttribute('aria-busy', String(busy));
