import '@fontsource-variable/rosario/index.css';
import { addons } from 'storybook/manager-api';
import { color } from '../ui/src/theme/tokens';
import { storybookTheme } from './storybookTheme';

/**
 * Theme of Storybook's own menus. The row of the selected story has light text, so its background is the dark red of
 * buttons.
 */
const themed = (theme: 'light' | 'dark') => ({
  theme: { ...storybookTheme(theme), colorSecondary: color.solid[theme] },
});

addons.setConfig({ ...themed('light'), sidebar: { showRoots: true } });

/** Shows Storybook's own menus in the theme that the toolbar sets for stories. */
addons.register('line-of-dance/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: string } }) =>
    api.setOptions(themed(globals.theme === 'dark' ? 'dark' : 'light'));
  api.on('setGlobals', follow);
  api.on('globalsUpdated', follow);
});
