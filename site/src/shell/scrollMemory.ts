import type { MobileView } from '@line-of-dance/ui';

/** Scroll positions and views by entry of the history, until the page is reloaded. */
const positions = new Map<string, number>();
const views = new Map<string, MobileView>();

/** Each view of a page keeps its own position. */
const placeOf = (key: string, view: MobileView) => `${key} ${view}`;

export const rememberPosition = (key: string, view: MobileView, position: number): void =>
  void positions.set(placeOf(key, view), position);

export const positionOf = (key: string, view: MobileView): number | undefined =>
  positions.get(placeOf(key, view));

export const rememberView = (key: string, view: MobileView): void => void views.set(key, view);

/** The view that an entry was left with; a menu opened on the way to another page is no place to return to. */
export const viewOf = (key: string): MobileView => views.get(key) ?? 'main';
