/** One way of looking at a story or a page. */
export interface Mode {
  name: string;
  theme: 'light' | 'dark';
  width: number;
  height: number;
  /** Left to right unless it says otherwise. */
  direction?: 'rtl';
  /** The palette of Windows' high contrast. */
  forcedColours?: boolean;
  /** As it comes out of a printer. */
  print?: boolean;
  /** Only stories with this tag; without it every story. */
  tag?: string;
  /** Only these pages; without it every page. */
  routes?: readonly string[];
}

const phone = { width: 390, height: 844, tag: 'mobile' };

/** Stories are photographed at further widths only if they look different there, which their tags say. */
export const storyModes: readonly Mode[] = [
  { name: 'light', theme: 'light', width: 1440, height: 900 },
  { name: 'dark', theme: 'dark', width: 1440, height: 900 },
  { name: 'light.mobile', theme: 'light', ...phone },
  { name: 'dark.mobile', theme: 'dark', ...phone },
  { name: 'light.rail', theme: 'light', width: 1024, height: 768, tag: 'rail' },
  { name: 'light.narrow', theme: 'light', width: 320, height: 640, tag: 'narrow' },
  { name: 'light.rtl', theme: 'light', width: 1440, height: 900, direction: 'rtl', tag: 'rtl' },
  {
    name: 'forced-colours',
    theme: 'light',
    width: 1440,
    height: 900,
    forcedColours: true,
    tag: 'forced-colours',
  },
];

/** One page of each kind: home, overview, essay, bookmark, project, form. */
const kinds = [
  '/',
  '/writing',
  '/writing/tango/non-dancers',
  '/bookmarks/econtalk',
  '/projects/jous',
  '/interactive/ama',
];

/** What people print: an essay, the poems, the experience. */
const printed = ['/writing/tango/non-dancers', '/writing/personal/nonsense', '/work/experience'];

export const pageModes: readonly Mode[] = [
  { name: 'light.1440', theme: 'light', width: 1440, height: 900 },
  { name: 'dark.1440', theme: 'dark', width: 1440, height: 900 },
  { name: 'light.390', theme: 'light', width: 390, height: 844 },
  { name: 'dark.390', theme: 'dark', width: 390, height: 844 },
  { name: 'light.820', theme: 'light', width: 820, height: 1180, routes: kinds },
  { name: 'light.1120', theme: 'light', width: 1120, height: 800, routes: kinds },
  // The width of A4 at 96 dots an inch.
  { name: 'print', theme: 'light', width: 794, height: 1123, print: true, routes: printed },
];

/** The mode in which the structure of a page is written down beside its pictures. */
export const structureMode = 'light.1440';

/** The tag of stories that are not photographed: their picture depends on the machine, or proves nothing. */
export const leftOut = 'unphotographed';
