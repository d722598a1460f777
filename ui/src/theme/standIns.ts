/** Ascent and descent of a web font, in per cent of the font size. */
interface Metrics {
  ascent: number;
  descent: number;
}

/** Fallback font: a system font, scaled to the width of the web font. The `font` tokens contain its `family`. */
interface StandIn {
  family: string;
  style?: 'italic';
  /** Names of system fonts whose letters are as wide as those of the first one. */
  local: readonly string[];
  /** Width of a text in the web font, in per cent of the width of the same text in this font. */
  size: number;
}

const piazzolla: Metrics = { ascent: 111, descent: 31 };
const rosario: Metrics = { ascent: 98, descent: 24 };

const georgia = ['Georgia', 'Gelasio'];
const times = ['Times New Roman', 'Liberation Serif', 'Tinos'];
const italic = (names: readonly string[]) => names.map((name) => `${name} Italic`);

const serif: readonly StandIn[] = [
  { family: 'Piazzolla Georgia', local: georgia, size: 98.9 },
  { family: 'Piazzolla Georgia', style: 'italic', local: italic(georgia), size: 94.6 },
  { family: 'Piazzolla Times', local: times, size: 105.5 },
  { family: 'Piazzolla Times', style: 'italic', local: italic(times), size: 102.2 },
  { family: 'Piazzolla Noto', local: ['Noto Serif'], size: 90.2 },
  { family: 'Piazzolla Noto', style: 'italic', local: ['Noto Serif Italic'], size: 90 },
  { family: 'Piazzolla DejaVu', local: ['DejaVu Serif'], size: 84.4 },
  { family: 'Piazzolla DejaVu', style: 'italic', local: ['DejaVu Serif Italic', 'DejaVu Serif'], size: 81.6 },
];

const sans: readonly StandIn[] = [
  { family: 'Rosario Arial', local: ['Arial', 'Liberation Sans', 'Arimo'], size: 94.6 },
  { family: 'Rosario Roboto', local: ['Roboto'], size: 95.9 },
  { family: 'Rosario DejaVu', local: ['DejaVu Sans'], size: 83.4 },
];

const face = ({ family, style, local, size }: StandIn, { ascent, descent }: Metrics) =>
  [
    `@font-face{font-family:'${family}'`,
    ...(style ? [`font-style:${style}`] : []),
    `src:${local.map((name) => `local('${name}')`).join(',')}`,
    `size-adjust:${size}%`,
    `ascent-override:${((100 * ascent) / size).toFixed(1)}%`,
    `descent-override:${((100 * descent) / size).toFixed(1)}%`,
    'line-gap-override:0%}',
  ].join(';');

/**
 * `@font-face` rules of the fallback fonts. Text in them is as wide and tall as in the web fonts, so that nothing moves
 * when the web fonts load.
 */
export const standInFaces = [
  ...serif.map((one) => face(one, piazzolla)),
  ...sans.map((one) => face(one, rosario)),
].join('');
