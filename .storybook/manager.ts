import '@fontsource-variable/rosario/index.css';
import { addons } from 'storybook/manager-api';
import { color } from '../ui/src/theme/tokens';
import { storybookTheme } from './storybookTheme';

const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;

const theme = dark ? 'dark' : 'light';

addons.setConfig({
  // The chosen story is marked by a filled row with light letters: the wine of a button, not the coral of a link.
  theme: { ...storybookTheme(theme), colorSecondary: color.solid[theme] },
  sidebar: { showRoots: true },
});
