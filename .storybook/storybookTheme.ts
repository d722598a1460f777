import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { color, font, type ColorToken } from '../ui/src/theme/tokens';

const pick = (token: Pick<ColorToken, 'light' | 'dark'>, theme: 'light' | 'dark') => token[theme];

/** Storybook's own interface in the colours of the library. */
export const storybookTheme = (theme: 'light' | 'dark'): ThemeVars =>
  create({
    base: theme,
    brandTitle: 'Line of Dance',
    brandTarget: '_self',
    fontBase: font.sans.value,
    appBg: pick(color.sunk, theme),
    appContentBg: pick(color.paper, theme),
    appPreviewBg: pick(color.paper, theme),
    appBorderColor: pick(color.rule, theme),
    appBorderRadius: 2,
    textColor: pick(color.ink, theme),
    textMutedColor: pick(color.ink2, theme),
    colorPrimary: pick(color.accent, theme),
    colorSecondary: pick(color.accent, theme),
    barBg: pick(color.paper, theme),
    barTextColor: pick(color.ink2, theme),
    barSelectedColor: pick(color.accent, theme),
    barHoverColor: pick(color.accentHover, theme),
  });
