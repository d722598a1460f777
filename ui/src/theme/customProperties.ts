import { color, font, layer, layout, line, motion, radius, shadow, space, text } from './tokens.ts';

/** `ink2` becomes `ink-2`, `onSolid` becomes `on-solid`; the headings `h1` to `h3` keep their names. */
export const kebab = (name: string) =>
  name.replace(/([a-z])([A-Z])|([a-z]{2,})(\d)/g, '$1$3-$2$4').toLowerCase();

const themed = (theme: 'light' | 'dark') =>
  [
    ...Object.entries(color).map((entry) => ['color', ...entry] as const),
    ...Object.entries(shadow).map((entry) => ['shadow', ...entry] as const),
  ]
    .map(([group, name, token]) => `--${group}-${kebab(name)}:${token[theme]};`)
    .join('');

const fixed = (group: string, tokens: Record<string, { value: string; leading?: number }>) =>
  Object.entries(tokens)
    .map(
      ([name, { value, leading }]) =>
        `--${group}-${kebab(name)}:${value};${leading ? `--leading-${kebab(name)}:${leading};` : ''}`,
    )
    .join('');

/** The lamps go first, then the room, then what is written on it. */
const delays: Partial<Record<keyof typeof color, string>> = { lamp: '0ms', floor: '30ms', accent: '30ms' };

const names = Object.keys(color) as (keyof typeof color)[];

/** Colours are registered, so that a change of theme can fade them: while `data-lights` is on the root element. */
const lights = `${names
  .map(
    (name) =>
      `@property --color-${kebab(name)}{syntax:'<color>';inherits:true;initial-value:${color[name].light}}`,
  )
  .join('')}
:root[data-lights]{transition:${names
  .map((name) => `--color-${kebab(name)} var(--motion-lights) ${delays[name] ?? '80ms'}`)
  .join(',')}}`;

/**
 * Every token as a custom property: light by default and on paper, dark on screens whose visitor or system asks for
 * it, and either of them on any element with `data-theme`. `:where` weighs nothing, so an application overrides a
 * token with `:root` alone.
 */
export const customProperties = `
:where(:root){color-scheme:light;${themed('light')}${fixed('font', font)}${fixed('text', text)}${fixed('space', space)}${fixed('radius', radius)}${fixed('line', line)}${fixed('motion', motion)}${fixed('layer', layer)}${fixed('layout', layout)}}
@media screen and (prefers-color-scheme:dark){:where(:root:not([data-theme=light])){color-scheme:dark;${themed('dark')}}}
@media screen{:where([data-theme=dark]){color-scheme:dark;${themed('dark')}}}
:where([data-theme=light]){color-scheme:light;${themed('light')}}
${lights}`;
