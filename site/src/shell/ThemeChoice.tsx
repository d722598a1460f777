import { ThemeSwitch, type Theme } from '@line-of-dance/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { showTheme } from './chosenTheme';
import { store } from './storage';

const root = () => document.documentElement;

/** The theme is an attribute of the root element, set before the first paint by the page's first script. */
const subscribe = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

/** Where storage is blocked or full, a choice still lasts for as long as the page is open. */
let isChosen = false;

let endOfFade: ReturnType<typeof setTimeout>;

/** Changes as lights do on a stage: the style sheet fades the colours for as long as the attribute is there. */
const chooseTheme = (theme: Theme): void => {
  isChosen = true;
  clearTimeout(endOfFade);
  root().dataset.lights = '';
  root().dataset.theme = theme;
  // Longer than any fade (`--motion-lights` and its delays).
  endOfFade = setTimeout(() => delete root().dataset.lights, 400);
  store('theme', theme);
};

const followSystem = () => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    if (!isChosen) showTheme();
  };
  system.addEventListener('change', follow);
  return () => system.removeEventListener('change', follow);
};

/** A component of its own, because it renders twice on a first page: the theme is known only in the browser. */
export const ThemeChoice = () => {
  const theme = useSyncExternalStore(
    subscribe,
    () => root().dataset.theme as Theme | undefined,
    () => undefined,
  );
  useEffect(followSystem, []);
  return <ThemeSwitch theme={theme} onThemeChange={chooseTheme} />;
};
