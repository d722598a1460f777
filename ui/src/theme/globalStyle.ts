import { customProperties } from './customProperties.ts';
import { printStyle } from './printStyle.ts';
import { standInFaces } from './standIns.ts';
import { media } from './tokens.ts';

// Body text grows with the window: 20 px at 1440, 22 px at 1680, 24 px at 2560.
// `:where` has no specificity, so that every other style wins, in whatever order style sheets are loaded.
// In a drawing 880 units wide, a line with `pathLength="880"` is drawn by an animation of its dash. The stroke does not
// scale, so a dash as wide as the drawing (`100cqi`) covers the whole line. The animation begins at 60 per cent of the
// line, because the part before is outside the window, on the left. A very wide window shows more of that part, so there
// the animation begins earlier. Shapes after the line in the drawing appear when the line is complete, names at once.
// While the theme changes, `data-lights` is on the root element, and the new theme appears inside a growing circle.
// `word-spacing` makes up for Piazzolla's kerning, which narrows some spaces by half.
const base = `
*,*::before,*::after{box-sizing:border-box;text-decoration-thickness:1px;text-underline-offset:.22em}
html{font-size:calc(100% + clamp(0px,(100vw - 1440px)/150,1.6px) + clamp(0px,(100vw - 1680px)/500,1.75px));-webkit-text-size-adjust:100%;text-size-adjust:100%;-webkit-tap-highlight-color:var(--color-wash);scroll-padding-top:1.5rem}
body{margin:0;background:var(--color-paper);color:var(--color-ink);font:400 var(--text-ui)/var(--leading-ui) var(--font-sans);-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;word-spacing:.06em}
:where(h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote,fieldset){margin:0;padding:0;border:0}
:where(ul,ol){list-style:none}
:where(h1,h2,h3,h4){font-family:var(--font-serif);font-weight:480;text-wrap:balance}
:is(h1,nav h2):focus{outline:none}
p,li,dd,figcaption{text-wrap:pretty}
:is(bdi,[dir=auto]){font-synthesis-style:none;text-align:start}
:is(bdi,[dir=auto]):dir(rtl){font-style:normal}
svg{display:block}
button,input,textarea{font:inherit;color:inherit;word-spacing:inherit}
button{background:none;border:0;padding:0;cursor:pointer;text-align:start}
:where(a){color:inherit}
:where([data-theme]){background:var(--color-paper);color:var(--color-ink)}
:focus-visible{outline:2px solid var(--color-accent);outline-offset:3px;border-radius:var(--radius-1)}
p>a:not([data-kind]):focus-visible{outline-offset:1px}
body:has([role=dialog][data-state=open]){overflow:hidden}
::selection{background:var(--color-solid);color:var(--color-on-solid)}
${media.forcedColors}{:focus-visible{outline-color:Highlight!important}}
${media.folded}{:root{--layout-measure:37rem}html{scroll-padding-top:calc(var(--layout-bar) + 1.5rem)}}
${media.mobile}{:root{--layout-measure:30.5rem}html{scroll-padding-top:calc(var(--layout-header) + 1rem)}}
@keyframes draw{from{stroke-dasharray:calc(var(--from,60cqi) - max(0px,(100vw - 100cqi - var(--layout-main) - var(--layout-sub))/2 - 5rem)*.7) 999cqi}to{stroke-dasharray:100cqi 999cqi}}
${media.motion}{[pathLength='880']~:where(:not(text)){animation:appear 200ms calc(340ms + var(--delay,0s)) backwards}
[pathLength='880']{animation:draw 540ms var(--delay,0s) var(--motion-walk) backwards}}
@keyframes appear{from{opacity:0}}
:root[data-lights]::view-transition-old(root){animation:none}
:root[data-lights]::view-transition-new(root){animation:lights var(--motion-lights) var(--motion-walk)}
@keyframes lights{from{clip-path:circle(0 at var(--lights-at))}to{clip-path:circle(var(--lights-reach) at var(--lights-at))}}
${printStyle}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{transition:none!important;animation-duration:.01ms!important;animation-iteration-count:1!important;scroll-behavior:auto!important}}`;

/** Base style sheet of every page and story: tokens, fallback fonts, reset. */
export const globalStyle = [customProperties, standInFaces, base].join('').replace(/\n/g, '');
