import type { Theme } from '@line-of-dance/ui';
import { stored } from '../../browser/storage';

/** Shows a theme, in the colour of the browser's own bar too. */
export const applyTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
  // In the order of `build/themeColours.ts`: light, dark.
  for (const [index, meta] of document.querySelectorAll<HTMLMetaElement>('[name="theme-color"]').entries())
    meta.media = (index === 1) === (theme === 'dark') ? 'all' : 'not all';
};

/** Shows the chosen theme, or the system's, and returns it. */
export const showTheme = (): Theme => {
  const chosen = stored('theme');
  const systemTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const theme = chosen === 'light' || chosen === 'dark' ? chosen : systemTheme;
  applyTheme(theme);
  return theme;
};
