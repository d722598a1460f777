/**
 * Returns the router's key of the current history entry. It changes as soon as a link is pressed, before the next page
 * has loaded.
 */
export const entryKey = (): string => (history.state as { key?: string } | null)?.key ?? 'default';
