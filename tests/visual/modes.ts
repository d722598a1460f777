/** Theme, window and other settings of a picture. */
export interface Mode {
  name: string;
  theme: 'light' | 'dark';
  width: number;
  height: number;
  /** Left to right by default. */
  direction?: 'rtl';
  /** Windows' high contrast colours. */
  forcedColours?: boolean;
  /** Print styles. */
  print?: boolean;
  /** Only stories with this tag. */
  tag?: string;
  /** Only these pages. */
  routes?: readonly string[];
}

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Tags name the stories that look different at further widths. */
export const storyModes: readonly Mode[] = [
  { name: 'light', theme: 'light', ...desk },
  { name: 'dark', theme: 'dark', ...desk },
  { name: 'light.mobile', theme: 'light', ...phone, tag: 'mobile' },
  { name: 'dark.mobile', theme: 'dark', ...phone, tag: 'mobile' },
  { name: 'light.rail', theme: 'light', width: 1024, height: 768, tag: 'rail' },
  { name: 'light.narrow', theme: 'light', width: 320, height: 640, tag: 'narrow' },
  { name: 'light.rtl', theme: 'light', ...desk, direction: 'rtl', tag: 'rtl' },
  { name: 'forced-colours', theme: 'light', ...desk, forcedColours: true, tag: 'forced-colours' },
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

/** One page of each kind on paper. */
const printed = [
  '/',
  '/writing',
  '/writing/tango/non-dancers',
  '/writing/personal/nonsense',
  '/work/experience',
  '/bookmarks/econtalk',
  '/projects/jous',
  '/projects/emotion-explorer',
  '/projects/emotion-explorer/words/awe',
  '/interactive/ama',
];

export const pageModes: readonly Mode[] = [
  { name: 'light.1440', theme: 'light', ...desk },
  { name: 'dark.1440', theme: 'dark', ...desk },
  { name: 'light.390', theme: 'light', ...phone },
  { name: 'dark.390', theme: 'dark', ...phone },
  { name: 'light.820', theme: 'light', width: 820, height: 1180, routes: kinds },
  { name: 'light.1120', theme: 'light', width: 1120, height: 800, routes: kinds },
  // The width of A4 at 96 dots an inch.
  { name: 'print', theme: 'light', width: 794, height: 1123, print: true, routes: printed },
];

/** The mode in which the structure of a page is recorded beside its pictures. */
export const structureMode = 'light.1440';

/** Tag of stories without a picture, because it depends on the machine or proves nothing. */
export const leftOut = 'unphotographed';
