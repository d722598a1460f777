import { storageKeys } from '../shell/storageKeys';

export const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Shows the theme that the visitor has chosen, otherwise the system's. */
export const showTheme = (): void => {
  const theme = stored(storageKeys.theme);
  const systemTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme === 'light' || theme === 'dark' ? theme : systemTheme;
};
