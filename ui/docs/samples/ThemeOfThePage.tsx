import { useGlobals } from 'storybook/preview-api';
import { ThemeSwitch, type Theme, type ThemeSwitchProps } from '../../src/components/ThemeSwitch/ThemeSwitch';

/** The switch shows the theme of the page, so the toolbar's theme decides what is pressed. */
export const ThemeOfThePage = (props: ThemeSwitchProps) => {
  const [{ theme }] = useGlobals();
  return <ThemeSwitch {...props} theme={theme as Theme} />;
};
