import { color, font, layer, layout, line, motion, radius, shadow, space, text } from './tokens.ts';

/** Converts a token's name to kebab case: `ink2` becomes `ink-2`, `onSolid` becomes `on-solid`. `h1` stays `h1`. */
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

/**
 * Rules that register the colours, so that `initial` is a colour's light value. Book covers use `initial`, because they
 * are light in both themes.
 */
const registered = Object.entries(color)
  .map(
    ([name, { light }]) =>
      `@property --color-${kebab(name)}{syntax:'<color>';inherits:true;initial-value:${light}}`,
  )
  .join('');

/**
 * Custom properties of all tokens. The light theme is the default, and the only one in print. The dark theme applies on
 * screens, by the system's setting or by `data-theme` on any element. `:where` has no specificity, so that an
 * application can override a token with `:root`.
 */
export const customProperties = `
:where(:root){color-scheme:light;${themed('light')}${fixed('font', font)}${fixed('text', text)}${fixed('space', space)}${fixed('radius', radius)}${fixed('line', line)}${fixed('motion', motion)}${fixed('layer', layer)}${fixed('layout', layout)}}
@media screen and (prefers-color-scheme:dark){:where(:root:not([data-theme=light])){color-scheme:dark;${themed('dark')}}}
@media screen{:where([data-theme=dark]){color-scheme:dark;${themed('dark')}}}
:where([data-theme=light]){color-scheme:light;${themed('light')}}
${registered}`;
