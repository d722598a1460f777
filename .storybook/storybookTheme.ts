import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { color, font } from '../ui/src/theme/tokens';

/** Returns a theme for Storybook's own interface, in the colours of the library. */
export const storybookTheme = (theme: 'light' | 'dark'): ThemeVars =>
  create({
    base: theme,
    brandTitle: 'Line of Dance',
    brandTarget: '_self',
    fontBase: font.sans.value,
    appBg: color.sunk[theme],
    appContentBg: color.paper[theme],
    appPreviewBg: color.paper[theme],
    appBorderColor: color.rule[theme],
    appBorderRadius: 2,
    textColor: color.ink[theme],
    textMutedColor: color.ink2[theme],
    colorPrimary: color.accent[theme],
    colorSecondary: color.accent[theme],
    barBg: color.paper[theme],
    barTextColor: color.ink2[theme],
    barSelectedColor: color.accent[theme],
    barHoverColor: color.accentHover[theme],
  });
