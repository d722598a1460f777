/** One way of looking at a story. */
export interface Mode {
  name: string;
  theme: 'light' | 'dark';
  width: number;
  height: number;
  /** The palette of Windows' high contrast. */
  forcedColours?: boolean;
  /** Only stories with this tag; without it every story. */
  tag?: string;
}

const phone = { width: 390, height: 844, tag: 'mobile' };

/** Widths where a story does not change are left out: stories say by a tag where they do. */
export const modes: readonly Mode[] = [
  { name: 'light', theme: 'light', width: 1440, height: 900 },
  { name: 'dark', theme: 'dark', width: 1440, height: 900 },
  { name: 'light.mobile', theme: 'light', ...phone },
  { name: 'dark.mobile', theme: 'dark', ...phone },
  { name: 'light.rail', theme: 'light', width: 1024, height: 768, tag: 'rail' },
  { name: 'light.narrow', theme: 'light', width: 320, height: 640, tag: 'narrow' },
  {
    name: 'forced-colours',
    theme: 'light',
    width: 1440,
    height: 900,
    forcedColours: true,
    tag: 'forced-colours',
  },
];

/** Stories whose picture depends on the machine, or proves nothing, say so by this tag. */
export const leftOut = 'unphotographed';
