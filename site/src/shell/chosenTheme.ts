import { stored } from './storage';

/** Shows the chosen theme, or the system's, and returns it. */
export const showTheme = (): 'light' | 'dark' => {
  const chosen = stored('theme');
  const systemTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const theme = chosen === 'light' || chosen === 'dark' ? chosen : systemTheme;
  document.documentElement.dataset.theme = theme;
  return theme;
};
