import { kebab } from './customProperties.ts';
import {
  breakpoint,
  color,
  font,
  layer,
  layout,
  line,
  motion,
  radius,
  shadow,
  space,
  text,
  type ColorToken,
} from './tokens.ts';

type Theme = 'light' | 'dark';

/** A token in the W3C Design Tokens format (2025.10). */
export interface DesignToken {
  $type: string;
  $value: unknown;
  $description: string;
  $extensions: { 'line-of-dance': Record<string, unknown> };
}

interface Plain {
  value: string;
  duty: string;
}

const number = (word: string | undefined) => Number.parseFloat(word ?? '0');

/** Parses `#RRGGBB` or `rgb(r g b / a)`. */
const colorValue = (css: string) => {
  const isHex = css.startsWith('#');
  const [red = 0, green = 0, blue = 0, alpha = 1] = isHex
    ? [1, 3, 5].map((at) => parseInt(css.slice(at, at + 2), 16))
    : (css.match(/[\d.]+/g) ?? []).map(Number);
  const components = [red, green, blue].map((channel) => Number((channel / 255).toFixed(4)));
  return { colorSpace: 'srgb', components, alpha, ...(isHex && { hex: css.toLowerCase() }) };
};

const dimension = (css: string) => ({
  value: number(css),
  unit: css.endsWith('rem') ? 'rem' : 'px',
});

/**
 * Converts a CSS length to the W3C format. The format has no `clamp()`, so the result is the largest size. The token's
 * `css` keeps the expression.
 */
const lengthValue = (css: string) => dimension(/^clamp\(.*,\s*([^,]+)\)$/.exec(css)?.[1] ?? css);

const shadowValue = (css: string) =>
  css.split(/,\s*(?![^(]*\))/).map((one) => {
    const paint = /rgb\([^)]*\)|#\w+/.exec(one)?.[0] ?? '';
    const [offsetX, offsetY, blur, spread] = one
      .replace(paint, '')
      .trim()
      .split(/\s+/)
      .concat('0', '0', '0', '0')
      .map(dimension);
    return { color: colorValue(paint), offsetX, offsetY, blur, spread };
  });

const familiesValue = (css: string) => css.split(',').map((name) => name.trim().replaceAll("'", ''));

const token = (
  $type: string,
  $value: unknown,
  $description: string,
  own: Record<string, unknown>,
): DesignToken => ({ $type, $value, $description, $extensions: { 'line-of-dance': own } });

type Describe = (name: string, plain: Plain) => DesignToken | Record<string, DesignToken>;

const group = (tokens: Record<string, Plain>, describe: Describe) =>
  Object.fromEntries(Object.entries(tokens).map(([name, plain]) => [kebab(name), describe(name, plain)]));

const plainly =
  (prefix: string, type: string, read: (css: string) => unknown): Describe =>
  (name, { value, duty }) =>
    token(type, read(value), duty, { property: `--${prefix}-${kebab(name)}`, css: value });

const colorOf = (theme: Theme, name: string, { on, minimum, duty, ...values }: ColorToken) =>
  token('color', colorValue(values[theme]), duty, {
    property: `--color-${kebab(name)}`,
    css: values[theme],
    ...(on && { contrast: { minimum, on: on.map((ground) => `{${theme}.color.${kebab(ground)}}`) } }),
  });

const themed = (theme: Theme) => ({
  color: Object.fromEntries(
    Object.entries(color).map(([name, one]) => [kebab(name), colorOf(theme, name, one)]),
  ),
  shadow: Object.fromEntries(
    Object.entries(shadow).map(([name, { duty, ...values }]) => [
      name,
      token('shadow', shadowValue(values[theme]), duty, { property: `--shadow-${name}`, css: values[theme] }),
    ]),
  ),
});

const sizes = Object.fromEntries(
  Object.entries(text).map(([name, { value, leading, duty }]) => [
    name,
    {
      size: token('dimension', lengthValue(value), duty, { property: `--text-${name}`, css: value }),
      leading: token('number', leading, `Line height. ${duty}`, {
        property: `--leading-${name}`,
        css: String(leading),
      }),
    },
  ]),
);

const motions: Describe = (name, plain) =>
  plain.value.startsWith('cubic')
    ? plainly('motion', 'cubicBezier', (css) => (css.match(/[\d.]+/g) ?? []).map(Number))(name, plain)
    : plainly('motion', 'duration', (css) => ({ value: number(css), unit: 'ms' }))(name, plain);

const breakpoints = Object.fromEntries(
  Object.entries(breakpoint).map(([name, pixels]) => [
    name,
    token('dimension', { value: pixels, unit: 'px' }, 'Width at which the layout changes.', {
      css: `${pixels}px`,
    }),
  ]),
);

/** All tokens in the W3C format, written to `tokens.json`. */
export const designTokens = {
  light: themed('light'),
  dark: themed('dark'),
  font: group(font, plainly('font', 'fontFamily', familiesValue)),
  text: sizes,
  space: group(space, plainly('space', 'dimension', lengthValue)),
  radius: group(radius, plainly('radius', 'dimension', dimension)),
  line: group(line, plainly('line', 'dimension', dimension)),
  motion: group(motion, motions),
  layer: group(layer, plainly('layer', 'number', number)),
  layout: group(layout, plainly('layout', 'dimension', dimension)),
  breakpoint: breakpoints,
};
