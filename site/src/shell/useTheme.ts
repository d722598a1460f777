import { useSyncExternalStore } from 'react';
import type { Theme } from '@line-of-dance/ui';
import { fadeLights } from './lights';
import { storageKeys } from './storageKeys';

const key = storageKeys.theme;
const subscribers = new Set<() => void>();

const subscribe = (onChange: () => void) => {
  subscribers.add(onChange);
  return () => void subscribers.delete(onChange);
};

const currentTheme = () => document.documentElement.dataset.theme as Theme | undefined;

const show = (theme: Theme) => {
  document.documentElement.dataset.theme = theme;
  subscribers.forEach((notify) => notify());
};

const isStored = () => {
  try {
    return ['light', 'dark'].includes(localStorage.getItem(key) ?? '');
  } catch {
    return false;
  }
};

/** Where storage is blocked or full, a choice still lasts for as long as the page is open. */
let isChosen = false;

/** Follows the system for as long as the visitor has not chosen. */
export const followSystemTheme = (): void => {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
    if (!isChosen && !isStored()) show(event.matches ? 'dark' : 'light');
  });
};

const chooseTheme = (theme: Theme): void => {
  isChosen = true;
  fadeLights(() => show(theme));
  try {
    localStorage.setItem(key, theme);
  } catch {
    // The theme still changes; it is only not remembered.
  }
};

/** The theme on show, set before the first paint by the page's first script, and the way to change it. */
export const useTheme = () => {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => undefined);
  return [theme, chooseTheme] as const;
};
