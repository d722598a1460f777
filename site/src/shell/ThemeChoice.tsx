import { ThemeSwitch, type Theme } from '@line-of-dance/ui';
import { useEffect, useRef, useState } from 'react';
import { applyTheme, showTheme } from './chosenTheme';
import { store } from '../../browser/storage';

let endOfFade: ReturnType<typeof setTimeout>;

/** Changes the theme. The style sheet fades the colours as long as `data-lights` is set. */
const changeTheme = (theme: Theme): void => {
  const { dataset } = document.documentElement;
  clearTimeout(endOfFade);
  dataset.lights = '';
  applyTheme(theme);
  // Longer than any fade (`--motion-lights` and its delays).
  endOfFade = setTimeout(() => delete dataset.lights, 400);
  store('theme', theme);
};

/** Theme switch. Renders again after hydration, because only the browser knows the theme. */
export const ThemeChoice = () => {
  const [theme, setTheme] = useState<Theme>();
  // Without storage a choice lasts until the page is left.
  const isChosen = useRef(false);
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => {
      if (!isChosen.current) setTheme(showTheme());
    };
    follow();
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, []);
  const choose = (chosen: Theme) => {
    isChosen.current = true;
    setTheme(chosen);
    changeTheme(chosen);
  };
  return <ThemeSwitch theme={theme} onThemeChange={choose} />;
};
