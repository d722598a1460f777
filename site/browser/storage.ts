/** Keys of this site in `localStorage`. If storage is blocked or full, values are lost without an error. */
type Key = 'theme' | 'mobile-view' | 'jous-evening';

export const stored = (key: Key): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const store = (key: Key, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The value still applies until the page is left.
  }
};
