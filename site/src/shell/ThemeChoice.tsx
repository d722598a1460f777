import { ThemeSwitch, type Theme } from '@line-of-dance/ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { store } from '../../browser/storage';
import { applyTheme, showTheme } from './chosenTheme';
import { spotlight } from './spotlight';

/** Theme switch. Renders again after hydration, because only the browser knows the theme. */
export const ThemeChoice = () => {
  const [theme, setTheme] = useState<Theme>();
  // A choice that cannot be stored lasts until the page is left.
  const isChosen = useRef(false);
  const group = useRef<HTMLDivElement>(null);
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
    store('theme', chosen);
    const change = () => {
      flushSync(() => setTheme(chosen));
      applyTheme(chosen);
    };
    if (group.current) spotlight(group.current, change);
  };
  return <ThemeSwitch ref={group} theme={theme} onThemeChange={choose} />;
};
