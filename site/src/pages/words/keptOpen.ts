import type { ToggleEvent } from 'react';

const opened = new Set<string>();

/** Props of details that are still open after Back, so that the page is as tall as it was. */
export const keptOpen = (key: string, open = false) => ({
  open: open || opened.has(key),
  onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) =>
    void opened[currentTarget.open ? 'add' : 'delete'](key),
});
