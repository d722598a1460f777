import type { Page } from '@playwright/test';

/** Theme, window and other settings of a picture. */
export interface Mode {
  name: string;
  theme: 'light' | 'dark';
  viewport: { width: number; height: number };
  /** Print styles, or Windows' high contrast colours. */
  media?: Parameters<Page['emulateMedia']>[0];
  /** Direction of the text, which is left to right by default. */
  direction?: 'rtl';
  /** Only stories with this tag are photographed in this mode. */
  tag?: string;
  /** Only these pages are photographed in this mode. */
  routes?: readonly string[];
  /** Pages that are loaded again for this picture. Other pages stay open and only change their mode. */
  loaded?: readonly string[];
}

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** A4 at 96 dots an inch. */
const paper = { width: 794, height: 1123 };
const highContrast = { forcedColors: 'active' } as const;

/** Modes of the stories' pictures. A mode with a `tag` is only for stories with this tag. */
export const storyModes: readonly Mode[] = [
  { name: 'light', theme: 'light', viewport: desk },
  { name: 'dark', theme: 'dark', viewport: desk },
  { name: 'light.mobile', theme: 'light', viewport: phone, tag: 'mobile' },
  { name: 'dark.mobile', theme: 'dark', viewport: phone, tag: 'mobile' },
  { name: 'light.rail', theme: 'light', viewport: { width: 1024, height: 768 }, tag: 'rail' },
  { name: 'light.narrow', theme: 'light', viewport: { width: 320, height: 640 }, tag: 'narrow' },
  { name: 'light.rtl', theme: 'light', viewport: desk, direction: 'rtl', tag: 'rtl' },
  { name: 'forced-colours', theme: 'light', viewport: desk, media: highContrast, tag: 'forced-colours' },
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

/** Pages with a picture on paper: one of each kind that prints differently. */
const printed = [
  ...kinds,
  '/writing/personal/nonsense',
  '/work/experience',
  '/projects/emotion-explorer',
  '/projects/emotion-explorer/words/awe',
];

export const pageModes: readonly Mode[] = [
  { name: 'light.1440', theme: 'light', viewport: desk },
  { name: 'dark.1440', theme: 'dark', viewport: desk, loaded: kinds },
  { name: 'light.390', theme: 'light', viewport: phone, loaded: kinds },
  { name: 'dark.390', theme: 'dark', viewport: phone },
  { name: 'light.820', theme: 'light', viewport: { width: 820, height: 1180 }, routes: kinds },
  { name: 'light.1120', theme: 'light', viewport: { width: 1120, height: 800 }, routes: kinds },
  { name: 'print', theme: 'light', viewport: paper, media: { media: 'print' }, routes: printed },
];

export const setMode = async (page: Page, { theme, viewport, media }: Mode): Promise<void> => {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: theme, forcedColors: 'none', media: null, ...media });
};
