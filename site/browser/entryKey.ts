/** The router's key of the current history entry. The page of a pressed link has it before it is shown. */
export const entryKey = (): string => (history.state as { key?: string } | null)?.key ?? 'default';
