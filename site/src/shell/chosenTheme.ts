import { stored } from './storage';

/** Shows the chosen theme, or the system's. */
export const showTheme = (): void => {
  const theme = stored('theme');
  const systemTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme === 'light' || theme === 'dark' ? theme : systemTheme;
};
