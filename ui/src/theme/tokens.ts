// All design values. `globalStyle` publishes them as custom properties: `color.ink2` becomes `--color-ink-2`, which
// components use as `var(--color-ink-2)`. Storybook's pages under Foundations show this file.

/** A colour, its value in each theme, and the backgrounds on which a test checks its contrast. */
export interface ColorToken {
  /** Value in the light theme, "Paper". */
  light: string;
  /** Value in the dark theme, "Salon". */
  dark: string;
  /** Purpose of the colour. */
  duty: string;
  /** Backgrounds on which the colour may be used. */
  on?: readonly string[];
  /** Required contrast with the backgrounds in `on`: 4.5 for text, 3 for shapes. */
  minimum?: 4.5 | 3;
}

export const color = {
  paper: { light: '#F6EEE8', dark: '#1B1215', duty: 'Background of pages and section menus.' },
  sunk: {
    light: '#EEE2DA',
    dark: '#2B1D22',
    duty: 'Main sidebar, bands across a page, quiet hover: apart from the page, which the current menu item joins.',
  },
  raised: { light: '#FDF9F5', dark: '#271B1F', duty: 'Fields, dialog, error line.' },
  floor: { light: '#E8D5C8', dark: '#372329', duty: 'Background of illustrations and project cards.' },
  lamp: { light: '#EBCDB4', dark: '#6B3A2C', duty: 'Light inside illustrations, never under or as text.' },
  wash: { light: '#F1DAD6', dark: '#42202A', duty: 'Background of the chosen quick emotion.' },
  ink: {
    light: '#21171A',
    dark: '#F2E5DC',
    duty: 'Text and strong rules.',
    on: ['paper', 'sunk', 'raised', 'wash', 'floor'],
    minimum: 4.5,
  },
  ink2: {
    light: '#574648',
    dark: '#CCB9B0',
    duty: 'The line under a title, secondary text, labels in menus.',
    on: ['paper', 'sunk', 'raised', 'floor'],
    minimum: 4.5,
  },
  ink3: {
    light: '#735D5E',
    dark: '#A8948D',
    duty: 'Captions, placeholders, "No answer yet."; not on floor or wash.',
    on: ['paper', 'sunk', 'raised'],
    minimum: 4.5,
  },
  edge: {
    light: '#8F7676',
    dark: '#8C7472',
    duty: 'Borders of fields and buttons, hollow dots of menus.',
    on: ['paper', 'sunk', 'raised'],
    minimum: 3,
  },
  rule: {
    light: '#D8C7BD',
    dark: '#3D2C30',
    duty: 'Decorative hairlines; never the only edge of a control.',
  },
  accent: {
    light: '#86182F',
    dark: '#F18A70',
    duty: 'Links, the current item, the line, the focus ring.',
    on: ['paper', 'sunk', 'raised', 'wash', 'floor'],
    minimum: 4.5,
  },
  accentHover: {
    light: '#680E22',
    dark: '#F7AD98',
    duty: 'Hovered links; border of a hovered solid button.',
    on: ['paper', 'sunk', 'raised'],
    minimum: 4.5,
  },
  solid: {
    light: '#86182F',
    dark: '#94233C',
    duty: 'Filled buttons, the Next button, selected text.',
  },
  solidEdge: {
    light: '#86182F',
    dark: '#BF625C',
    duty: 'Border of filled buttons: in the dark theme their wine red is close to the background.',
    on: ['paper', 'raised'],
    minimum: 3,
  },
  solidHover: { light: '#680E22', dark: '#7E1B32', duty: 'A filled button under the pointer.' },
  onSolid: {
    light: '#FDF6F1',
    dark: '#FFF5EE',
    duty: 'Text on a filled button.',
    on: ['solid', 'solidHover'],
    minimum: 4.5,
  },
  error: {
    light: '#9A3B00',
    dark: '#F2B05E',
    duty: 'Error line and invalid field: rust, so that it is never taken for the accent.',
    on: ['paper', 'raised'],
    minimum: 4.5,
  },
  ok: { light: '#2C5A45', dark: '#93C9A8', duty: 'Success marks.', on: ['paper', 'raised'], minimum: 4.5 },
  scrim: { light: 'rgb(33 23 26 / 0.5)', dark: 'rgb(8 4 6 / 0.7)', duty: 'Dims what is behind. No blur.' },
} as const satisfies Record<string, ColorToken>;

export const shadow = {
  float: {
    light: '0 6px 18px -6px rgb(33 23 26 / 0.35)',
    dark: '0 6px 20px -4px rgb(0 0 0 / 0.6)',
    duty: 'Next, the only thing that floats over a page.',
  },
  sheet: {
    light: '0 1px 0 rgb(33 23 26 / 0.06), 0 18px 40px -12px rgb(33 23 26 / 0.28)',
    dark: '0 0 0 1px #3D2C30, 0 24px 60px -12px rgb(0 0 0 / 0.7)',
    duty: 'The dialog.',
  },
} as const;

export const font = {
  serif: {
    value:
      "'Piazzolla Variable', 'Piazzolla Georgia', 'Piazzolla Times', 'Piazzolla Noto', 'Piazzolla DejaVu', serif",
    duty: 'Piazzolla: everything that is read.',
  },
  sans: {
    value: "'Rosario Variable', 'Rosario Arial', 'Rosario Roboto', 'Rosario DejaVu', system-ui, sans-serif",
    duty: 'Rosario: everything that is operated.',
  },
} as const;

export const text = {
  display: {
    value: 'clamp(2.75rem, 1.92rem + 3.55vw, 6.5rem)',
    leading: 1.01,
    duty: 'The home title, once.',
  },
  h1: { value: 'clamp(2.25rem, 1.83rem + 1.8vw, 4.25rem)', leading: 1.06, duty: 'Page titles.' },
  h2: { value: 'clamp(1.5rem, 1.37rem + 0.55vw, 1.875rem)', leading: 1.18, duty: 'Sections of a page.' },
  h3: { value: '1.3125rem', leading: 1.28, duty: 'Parts of a section.' },
  lead: {
    value: 'clamp(1.25rem, 1.17rem + 0.36vw, 1.75rem)',
    leading: 1.42,
    duty: 'The line under a title.',
  },
  body: { value: 'clamp(1.125rem, 1.08rem + 0.18vw, 1.25rem)', leading: 1.58, duty: 'Prose.' },
  ui: { value: '1rem', leading: 1.4, duty: 'Labels, menus, buttons.' },
  small: { value: '0.875rem', leading: 1.45, duty: 'The smallest text.' },
  rail: { value: '0.875rem', leading: 1.1, duty: 'Labels of the icon rail.' },
  caption: { value: '1rem', leading: 1.4, duty: 'Captions and side-notes, serif italic.' },
  item: { value: '1.0625rem', leading: 1.3, duty: 'Lines of lists and fields; small serif italic.' },
  read: { value: '1.125rem', leading: 1.52, duty: 'Short texts, such as an answer or a meaning.' },
  name: { value: '1.5rem', leading: 1.05, duty: 'Names: of the site, of a word in a list.' },
  title: { value: '1.75rem', leading: 1.15, duty: 'Titles of menus and dialogs.' },
  figure: { value: '2.25rem', leading: 1, duty: 'Large numbers and titles on a phone.' },
  numeral: { value: '2.75rem', leading: 0.95, duty: 'Large numbers beside a text.' },
  note: { value: '0.9375rem', leading: 1.45, duty: 'Side-notes and the colophon.' },
} as const;

export const space = {
  '0-5': { value: '0.125rem', duty: '2 px: between a word and its line.' },
  1: { value: '0.25rem', duty: '4 px: between an icon and its dot.' },
  '1-5': { value: '0.375rem', duty: '6 px: above and below a link of a list.' },
  2: { value: '0.5rem', duty: '8 px: inside a control.' },
  3: { value: '0.75rem', duty: '12 px: between a label and its field.' },
  4: { value: '1rem', duty: '16 px: between lines that belong together.' },
  '4-5': { value: '1.25rem', duty: '20 px: padding of a card, margin of a phone.' },
  5: { value: '1.5rem', duty: '24 px: padding of panes.' },
  '5-5': { value: '1.75rem', duty: '28 px: between the parts of a card.' },
  6: { value: '2rem', duty: '32 px: columns.' },
  '6-5': { value: '2.5rem', duty: '40 px: above a heading inside a text.' },
  7: { value: '3rem', duty: '48 px: between groups.' },
  8: { value: '4rem', duty: '64 px: above a page title.' },
  9: { value: '6.5rem', duty: '104 px: between sections of the home page.' },
  10: { value: '8rem', duty: '128 px: the largest gap.' },
  gutter: { value: 'clamp(1.25rem, -1.1rem + 5.5vw, 4.5rem)', duty: 'Page margin beside the content.' },
} as const;

export const radius = {
  1: { value: '2px', duty: 'Controls, pictures, dialog.' },
  full: { value: '999px', duty: 'Dots of menus and quick emotions only.' },
} as const;

export const line = {
  hair: { value: '1px', duty: 'Rules and field borders.' },
  line: { value: '1.5px', duty: 'The line, section rules, button borders.' },
  bold: { value: '3px', duty: 'Head of a card, shelf, dialog, error bar.' },
} as const;

export const motion = {
  quick: { value: '120ms', duty: 'Colour.' },
  short: { value: '220ms', duty: 'Chevrons, dots of menus, covers that lift.' },
  lights: { value: '360ms', duty: 'Change between Paper and Salon, in a circle that grows.' },
  long: { value: '420ms', duty: 'Height of a group, dialog.' },
  out: { value: 'cubic-bezier(0.2, 0.7, 0.2, 1)', duty: 'Elements that appear.' },
  walk: { value: 'cubic-bezier(0.45, 0.05, 0.25, 1)', duty: 'The walking pair of dots.' },
} as const;

export const layer = {
  sticky: { value: '10', duty: 'Forms and menus that stay while the page scrolls.' },
  next: { value: '20', duty: 'Next.' },
  header: { value: '30', duty: 'The mobile header.' },
  scrim: { value: '90', duty: 'Behind the dialog.' },
  dialog: { value: '100', duty: 'The dialog.' },
} as const;

export const layout = {
  main: { value: '13.5rem', duty: 'Width of the main sidebar.' },
  rail: { value: '6rem', duty: 'Width of the icon rail.' },
  sub: { value: '14.5rem', duty: 'Width of the sub-sidebar.' },
  measure: {
    value: '39rem',
    duty: 'Width of a line of prose at most: about 72 characters, on a tablet 37rem, on a phone 30.5rem.',
  },
  margin: { value: '0px', duty: 'Margin of a text on paper, for its notes and small drawings.' },
  content: { value: '96rem', duty: 'Maximum width of the content without a section menu.' },
  header: { value: '3.75rem', duty: 'Height of the mobile header.' },
  bar: { value: '3.25rem', duty: 'Height of a folded section menu.' },
} as const;

/**
 * Width of the column of side-notes. It is relative to the container of the text (`cqi`), so it is a constant, not a
 * token.
 */
export const notesWidth = 'clamp(11rem, 20cqi + 1.6rem, 16rem)';

/** Width of the column of side-notes in a wide window, where it reaches the right edge of the page. */
export const sideWidth = `max(${notesWidth}, min(100cqi - var(--layout-measure) - var(--space-7), 26rem))`;

/** Width of a text beside the column of side-notes. */
export const besideNotes = `min(var(--layout-measure), calc(100cqi - ${notesWidth} - var(--space-7)))`;

/**
 * Window widths in px at which the layout changes: mobile below `medium`, narrower cards below `wide`, the icon rail
 * below `full`.
 */
export const breakpoint = { medium: 768, wide: 1120, full: 1440 } as const;

/**
 * Distances in pixels that the specification requires. `next`: from the Next button to the corner of the window.
 * `close`: from a close button to the corner of its menu.
 */
export const offset = { next: 20, close: 5 } as const;

/**
 * Media queries. They are constants, because media queries cannot use custom properties. Widths are also in em (768,
 * 1120 and 1440 px by default): if a visitor sets a larger font size in the browser, the page gets the layout of a
 * smaller window.
 */
export const media = {
  mobile: '@media (max-width: 767.98px), (max-width: 47.99em)',
  mediumUp: '@media (min-width: 768px) and (min-width: 48em)',
  rail: '@media (min-width: 768px) and (min-width: 48em) and (max-width: 89.99875em)',
  /**
   * Windows in which the section menu is folded into a bar, because icon rail, section menu and page would be crowded
   * side by side.
   */
  folded: '@media (min-width: 768px) and (min-width: 48em) and (max-width: 63.99875em)',
  belowWide: '@media (max-width: 69.99875em)',
  /**
   * Paper as wide as A4 or Letter. Chromium compares the width of the paper, Firefox the width without its margins, and
   * both need 520 px of text. Not a container query: Firefox does not lay the page out again after these on paper.
   */
  sheet: '@media print and (min-width: 656px)',
  touch: '@media (pointer: coarse)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  forcedColors: '@media (forced-colors: active)',
} as const;

/** Feature query for anchor positioning, with which the mark of the current menu item moves from item to item. */
export const travels = `@supports (anchor-name: --a)`;

/**
 * Container queries for layouts, which depend on the width of the column, not of the window. A layout is used only
 * where its lines of text are at least four fifths as long as `--layout-measure`.
 */
export const room = {
  /** Wide enough for text beside a column of notes or small drawings. */
  notes: '@container (min-width: 47rem)',
  /** Wide enough for text beside a small drawing. */
  beside: '@container (min-width: 40rem)',
  /** Too narrow for four cards in a row. Two fit. */
  pairs: '@container (max-width: 33.99rem)',
  /** Too narrow for two cards in a row, because long words would not fit. */
  single: '@container (max-width: 14.99rem)',
  /** Too narrow for the usual labels of films and maps, which become smaller or move into the corners. */
  small: '@container (max-width: 34.99rem)',
  /** Too narrow for links in drawings. The links would be too small for a finger, so they are left out. */
  unlinked: '@container (max-width: 31.49rem)',
  /** Widths at which a dictionary entry has the word beside its text. In wider columns, entries are side by side. */
  entry: '@container (min-width: 38rem) and (max-width: 49.99rem)',
  /**
   * Wide enough for four columns of words with glyphs above them, instead of two columns with glyphs beside the words.
   */
  wall: '@container (min-width: 30rem)',
  /** Wide enough for eight columns of words. */
  wideWall: '@container (min-width: 54rem)',
  /** Wide enough for two columns of short text, or for a form beside a list. */
  columns: '@container (min-width: 50rem)',
  /**
   * Wide enough for text of full line length beside a column of 12rem. A window of 1440 px is wide enough, even with a
   * scrollbar.
   */
  full: '@container (min-width: 53rem)',
  /** Wide enough for a large picture beside a text, or for three columns of short text. */
  halves: '@container (min-width: 64rem)',
  /** Wide enough for drawings that are wider than the text around them, with a caption beside them. */
  spread: '@container (min-width: 62rem)',
} as const;
