import type { MobileView } from '@line-of-dance/ui';

/** What an entry of the history was left with: the view of a phone, and the scroll position of each view. */
interface Entry {
  view: MobileView;
  positions: Partial<Record<MobileView, number>>;
}

const entries = new Map<string, Entry>();

/** The memory of an entry, until the page is reloaded. A menu opened on the way to another page is no place to return to. */
export const entryOf = (key: string): Entry => {
  const entry = entries.get(key) ?? { view: 'main', positions: {} };
  entries.set(key, entry);
  return entry;
};
