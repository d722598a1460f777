/** Returns the router's key of the current history entry. After a press on a link, this is at once the new entry. */
export const entryKey = (): string => (history.state as { key?: string } | null)?.key ?? 'default';
