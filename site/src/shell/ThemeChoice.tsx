import { ThemeSwitch, type Theme } from '@line-of-dance/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { showTheme } from './chosenTheme';
import { store } from './storage';

const root = () => document.documentElement;

/** The theme is an attribute of the root element. The first script of the page sets it before the first paint. */
const subscribe = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

/** Without storage a choice lasts until the page is left. */
let isChosen = false;

let endOfFade: ReturnType<typeof setTimeout>;

/** Changes the theme. The style sheet fades the colours as long as `data-lights` is set. */
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

/** Theme switch. Renders again after hydration, because only the browser knows the theme. */
export const ThemeChoice = () => {
  const theme = useSyncExternalStore(
    subscribe,
    () => root().dataset.theme as Theme | undefined,
    () => undefined,
  );
  useEffect(followSystem, []);
  return <ThemeSwitch theme={theme} onThemeChange={chooseTheme} />;
};
