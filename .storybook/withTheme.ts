import type { Decorator } from '@storybook/react-vite';

const { search } = window.location;
const around = window.parent === window ? undefined : window.parent.document.documentElement.dataset;

/** A story in a frame of another page takes the theme of that page, unless its address asks for one. */
const themeAround = () =>
  around?.theme && (/theme:(light|dark)/.exec(decodeURIComponent(search))?.[1] ?? around.theme);

/** The page carries the theme in `data-theme`, as it does on the site. */
export const withTheme: Decorator = (story, { globals, parameters, viewMode }) => {
  const { dataset } = document.documentElement;
  document.documentElement.dir = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  dataset.theme = (themeAround() ?? globals.theme) === 'dark' ? 'dark' : 'light';
  // A documentation page shows many stories: the theme of one must not change the others.
  const own: typeof parameters = viewMode === 'docs' ? {} : parameters;
  dataset.motion = globals.motion === 'reduced' || own.motion === 'reduced' ? 'reduced' : 'full';
  dataset.text = own.text === '200' ? '200' : '100';
  return story();
};
