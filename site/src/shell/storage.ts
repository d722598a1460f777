/** Where the browser keeps what a visitor has chosen. Storage that is blocked or full does no harm. */
type Key = 'theme' | 'mobile-view';

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
    // The page still changes; it is only not remembered.
  }
};
