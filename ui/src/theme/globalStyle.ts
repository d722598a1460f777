import { customProperties } from './customProperties.ts';
import { standInFaces } from './standIns.ts';
import { media } from './tokens.ts';

// Text grows with the window: 20 px at 1440, 22 px at 1680, 23 px at 2560.
// `:where`, so that every other style wins, in whatever order they are loaded.
// On paper a large drawing would leave half a sheet empty before it, so drawings are small and beside the text.
// A side note, and the figure at the end of an item, is beside the paragraph before it and on the same sheet.
// These rules are not in the components, because Home’s scripts would be larger.
// A line with `pathLength="880"` in a drawing 880 wide draws itself. Dashes of a line that does not scale are in pixels,
// times its length, over `pathLength`: one as wide as the drawing is the whole line. The first 60 per cent of a line are
// left of a window of usual width; a wider one, which has its column in the middle, shows more of them.
// `word-spacing` compensates Piazzolla's kerning, which takes up to half of a space away.
const base = `
*,*::before,*::after{box-sizing:border-box;text-decoration-thickness:1px;text-underline-offset:.22em}
html{font-size:calc(100% + clamp(0px,(100vw - 1440px)/150,1.6px) + clamp(0px,(100vw - 1680px)/1100,.8px));-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:1.5rem}
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
${media.mobile}{:root{--layout-measure:30.5rem}html{scroll-padding-top:calc(var(--layout-header) + 1rem)}}
@keyframes draw{from{stroke-dasharray:calc(60cqi - max(0px,(100vw - 100cqi - var(--layout-main) - var(--layout-sub))/2 - 5rem)*.7) 999cqi}to{stroke-dasharray:100cqi 999cqi}}
${media.motion}{[pathLength='880']{animation:draw 700ms var(--motion-walk)}}
@page{margin:16mm 24mm 18mm;@bottom-right{content:counter(page);font:italic 10pt Piazzolla Variable,Georgia,serif}}
@media print{
:root{--layout-measure:100%;--space-gutter:0px;--space-6:1.5rem;--space-6-5:1.75rem;--space-7:2rem;--space-9:1.5rem;--leading-body:1.4;--color-paper:#fff;--color-raised:#fff}
html{font-size:13px}
*,*::before,*::after{animation:none!important;transition:none!important}
h1,h2,h3,h4,dt,p:has(+:is(ul,ol)),:is(ul,ol):not([class],[role])>li:first-child{break-after:avoid}
figure,figcaption,:is(ul,ol):not([class],[role])>li:last-child,[data-external-essay] p:last-child,[data-column]>p:last-child,p:has(+p>[data-kind]),p:has(>[data-kind]){break-before:avoid}
p{orphans:3;widows:3}
figure,blockquote,aside,li:not(:has(p + p)),section:has(>h2+p+figure){break-inside:avoid}
header:has(>h1),h1+p{max-width:none!important}
figure:not(:has(a,button)){max-width:24rem}
html:root p+figure:not(:has(a)){margin-top:var(--space-5)}
html:root p+figure:not(:has(a,button)) :is(div,svg,img){max-width:13rem}
html:root p+figure[data-wide]:not(:has(a,button)) :is(div,svg,img){max-width:24rem}
html:root p+figure:not(:has(a)) svg{overflow:hidden}
html:root p+figure:has(+p+p):not(:has(a)){float:inline-end;width:13rem;margin:var(--space-1) 0 var(--space-3) var(--space-5)}
html:root p+figure[data-wide]:has(+p+p):not(:has(a)){width:15rem}
html:root p+figure:not(:has(a))+p{margin-top:.8em}
html:root figure>figcaption{margin-top:var(--space-2)}
html:root :is(p,ul,ol,figure)~:is(h2,ol,section){clear:both}
:root :is(p,ul,ol,figure)~h2,html section>h2{margin-top:1.4em}
:root main p a[href^=http]:not([data-kind])::after{content:' (' attr(href) ')';font-size:var(--text-small);overflow-wrap:anywhere}
html:root p+:is(ul,ol):not([class],[role]),html:root :is(ul,ol):not([class],[role])+p{margin-top:.4em}
html:root :is(ul,ol):not([class],[role])>li+li{margin-top:.1em}
html:root div>p:has(+aside),html:root li p:has(+figure:last-child){display:inline-block;width:calc(100% - 18.5rem);vertical-align:top}
html:root div>p+aside,html:root li p+figure:last-child{display:inline-block;width:17rem;margin:0 0 0 1.2rem;padding:0;border:0;vertical-align:top}
html:root p+aside>figure{display:flex;gap:var(--space-3);align-items:end;max-width:none;margin:var(--space-2) 0 0}
html:root p+aside>figure>:first-child{flex:none;width:7rem}
html:root p+aside figcaption{margin:0}
form,button,[data-foot],[data-unprinted]{display:none!important}
}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{transition:none!important;animation-duration:.01ms!important;animation-iteration-count:1!important;scroll-behavior:auto!important}}`;

/** Base style sheet of every page and story: tokens, fallback fonts, reset. */
export const globalStyle = [customProperties, standInFaces, base].join('').replace(/\n/g, '');
