import '@fontsource-variable/rosario/index.css';
import { addons } from 'storybook/manager-api';
import { color } from '../ui/src/theme/tokens';
import { storybookTheme } from './storybookTheme';

/** The selected story is a filled row with light text, so it takes the wine red of buttons and not the coral of links. */
const themed = (theme: 'light' | 'dark') => ({
  theme: { ...storybookTheme(theme), colorSecondary: color.solid[theme] },
});

addons.setConfig({ ...themed('light'), sidebar: { showRoots: true } });

/** The frame around the stories follows the theme of the toolbar. */
addons.register('line-of-dance/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: string } }) =>
    api.setOptions(themed(globals.theme === 'dark' ? 'dark' : 'light'));
  api.on('setGlobals', follow);
  api.on('globalsUpdated', follow);
});
