import type { MobileView } from '@line-of-dance/ui';

/** State in which a history entry was left: its mobile view, and the scroll position of each view. */
interface Entry {
  view: MobileView;
  positions: Partial<Record<MobileView, number>>;
}

const entries = new Map<string, Entry>();

/** Returns the state of a history entry, which is kept until a reload. A new entry shows the page from its top. */
export const entryOf = (key: string): Entry => {
  const entry = entries.get(key) ?? { view: 'main', positions: {} };
  entries.set(key, entry);
  return entry;
};
