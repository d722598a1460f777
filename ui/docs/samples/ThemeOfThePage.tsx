import { useGlobals } from 'storybook/preview-api';
import { ThemeSwitch, type Theme, type ThemeSwitchProps } from '../../src/components/ThemeSwitch/ThemeSwitch';

/** `ThemeSwitch` that shows the theme that is chosen in Storybook's toolbar. */
export const ThemeOfThePage = (props: ThemeSwitchProps) => {
  const [{ theme }] = useGlobals();
  return <ThemeSwitch {...props} theme={theme as Theme} />;
};
