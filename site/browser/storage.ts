/** Keys in the browser's storage. Blocked or full storage is ignored. */
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
