import type { Theme } from '@line-of-dance/ui';
import { stored } from '../../browser/storage';

/** Shows a theme on the page, and in the colour of the browser's address bar. */
export const applyTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
  // `build/themeColours.ts` has written two elements: first the light colour, then the dark one.
  for (const [index, meta] of document.querySelectorAll<HTMLMetaElement>('[name="theme-color"]').entries())
    meta.media = (index === 1) === (theme === 'dark') ? 'all' : 'not all';
};

/** Shows the theme that the visitor has chosen, or the system's, and returns it. */
export const showTheme = (): Theme => {
  const chosen = stored('theme');
  const systemTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const theme = chosen === 'light' || chosen === 'dark' ? chosen : systemTheme;
  applyTheme(theme);
  return theme;
};
