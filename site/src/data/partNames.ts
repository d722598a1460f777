/** Parts of `parts.tsx` itself. All others are files of `parts/lazy`. The build refuses other names in texts. */
export const smallParts = ['Action', 'Figure', 'Section', 'SideNote'] as const;
