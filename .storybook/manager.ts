import '@fontsource-variable/rosario/index.css';
import { addons } from 'storybook/manager-api';
import { color } from '../ui/src/theme/tokens';
import { storybookTheme } from './storybookTheme';

const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;

const theme = dark ? 'dark' : 'light';

addons.setConfig({
  // The selected story is a filled row with light text, so it takes the wine red of buttons and not the coral of links.
  theme: { ...storybookTheme(theme), colorSecondary: color.solid[theme] },
  sidebar: { showRoots: true },
});
