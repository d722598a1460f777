import { standInFaces } from './standIns';
import { color, font, layer, layout, line, media, motion, radius, shadow, space, text } from './tokens';

/** `ink2` becomes `ink-2`, `onSolid` becomes `on-solid`; the headings `h1` to `h3` keep their names. */
const kebab = (name: string) => name.replace(/([a-z])([A-Z])|([a-z]{2,})(\d)/g, '$1$3-$2$4').toLowerCase();

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

/** Every token as a custom property: light by default, dark where the visitor or the system asks for it. */
const properties = `
:root{color-scheme:light;${themed('light')}${fixed('font', font)}${fixed('text', text)}${fixed('space', space)}${fixed('radius', radius)}${fixed('line', line)}${fixed('motion', motion)}${fixed('layer', layer)}${fixed('layout', layout)}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${themed('dark')}}}
:root[data-theme=dark]{color-scheme:dark;${themed('dark')}}`;

// Piazzolla kerns with the space and takes up to half of it away: a little is given back.
const base = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:1.5rem}
body{margin:0;background:var(--color-paper);color:var(--color-ink);font:400 var(--text-ui)/var(--leading-ui) var(--font-sans);-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;word-spacing:.06em}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote,fieldset{margin:0;padding:0;border:0}
ul,ol{list-style:none}
h1,h2,h3,h4{font-family:var(--font-serif);font-weight:480;text-wrap:balance}
h1:focus{outline:none}
p{text-wrap:pretty}
svg{display:block}
button,input,textarea{font:inherit;color:inherit;word-spacing:inherit}
button{background:none;border:0;padding:0;cursor:pointer;text-align:start}
a{color:inherit}
:focus-visible{outline:2px solid var(--color-accent);outline-offset:3px;border-radius:var(--radius-1)}
body:has([role=dialog][data-state=open]){overflow:hidden}
::view-transition{pointer-events:none}
::selection{background:var(--color-solid);color:var(--color-on-solid)}
${media.forcedColors}{:focus-visible{outline-color:Highlight!important}}
${media.mobile}{html{scroll-padding-top:calc(var(--layout-header) + 1rem)}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{transition-duration:.01ms!important;animation-duration:.01ms!important;animation-iteration-count:1!important;scroll-behavior:auto!important}}`;

/** The style sheet that every page and every story stands on: tokens, stand-in fonts, reset. */
export const globalStyle = [properties, standInFaces, base].join('').replace(/\n/g, '');
