import type { ToggleEvent } from 'react';

const opened = new Set<string>();

/** Returns props that keep a `details` element open after Back, so that the page is as long as before. */
export const keptOpen = (key: string, open = false) => ({
  open: open || opened.has(key),
  onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) =>
    void opened[currentTarget.open ? 'add' : 'delete'](key),
});
