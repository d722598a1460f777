import { ThemeSwitch } from '@line-of-dance/ui';
import { useTheme } from './useTheme';

/** A component of its own, because it renders twice on a first page: the theme is known only in the browser. */
export const ThemeChoice = () => {
  const [theme, chooseTheme] = useTheme();
  return <ThemeSwitch theme={theme} onThemeChange={chooseTheme} />;
};
