import { useGlobals } from 'storybook/preview-api';
import { ThemeSwitch, type Theme, type ThemeSwitchProps } from '../../src/components/ThemeSwitch/ThemeSwitch';

/** Switch that shows the theme of Storybook's toolbar. */
export const ThemeOfThePage = (props: ThemeSwitchProps) => {
  const [{ theme }] = useGlobals();
  return <ThemeSwitch {...props} theme={theme as Theme} />;
};
