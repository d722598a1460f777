import { media, notesWidth } from './tokens.ts';

/**
 * Print rules of every page: text sizes, colours and page breaks. `print-color-adjust` makes browsers print bullets and
 * covers, which are backgrounds. Of all navigation, only `StartLinks` is printed. US Letter is shorter than A4 and gets
 * smaller text, so that the same text fits on a sheet. Margins are in pixels because of a bug in Chromium: if less than
 * half a pixel of a sheet's height is left over, Chromium also prints the first line of the next sheet.
 */
const sheets = `
@page{margin:50px 18mm 52px;@bottom-right{content:counter(page);font:italic 10pt Piazzolla Variable,Georgia,serif}}
@media print{
:root{--layout-measure:100%;--space-gutter:0px;--space-6:1.5rem;--space-6-5:1.75rem;--space-7:2rem;--space-9:1.5rem;--text-body:10.5pt;--leading-body:1.35;--color-paper:#fff;--color-raised:#fff}
html{font-size:13px}
html:root li::before,[data-ground]{print-color-adjust:exact}
*,*::before,*::after{animation:none!important;transition:none!important}
h1,h2,h3,h4,dt,p:has(+:is(ul,ol)),:is(ul,ol):not([class],[role])>li:first-child{break-after:avoid}
figcaption,:is(ul,ol):not([class],[role])>li:last-child,:is([data-external-essay],[data-column]) p:last-child:not(:first-child),p:has(+p>[data-kind]),p:has(>[data-kind]){break-before:avoid}
p{orphans:3;widows:2}
main p:not(article article p){max-width:38.5rem}
html:root a[data-kind]{min-height:0}
figure,blockquote,aside,li:not(:has(p + p)){break-inside:avoid}
header:has(>h1),header>h1+p{max-width:none!important}
header:has(>h1){margin-bottom:var(--space-4)}
:root header>figure:first-child{width:8rem}
html header[data-ruled]{margin-bottom:var(--space-3);padding-bottom:var(--space-4)}
:root :is(p,ul,ol,figure)~h2,html section>h2{margin-block:1em .35em}
:root main :is(p,li) a:not([data-kind]){color:inherit;text-decoration-color:var(--color-edge)}
:root :is(main p,[data-column] li) a[href^=http]:not([data-kind]){text-decoration:none}
:root :is(main p,[data-column] li) a[href^=http]:not([data-kind])::after{content:' (' attr(href) ')';color:var(--color-ink-3);font-size:var(--text-small);overflow-wrap:anywhere}
html:root p+:is(ul,ol):not([class],[role]),html:root :is(ul,ol):not([class],[role])+p{margin-top:.4em}
html:root :is(ul,ol):not([class],[role])>li+li{margin-top:0}
form,button,nav:not(:has(>a+a)),[data-foot],[data-unprinted]{display:none!important}
}
@media screen{[data-printed]{display:none!important}}
@media print and (min-aspect-ratio:3/4){:root{--text-body:10pt;--text-small:.85rem;--leading-body:1.32}}
`;

/**
 * Print layout of a text: a column, with the date, side-notes and captions in the margin beside it. These are floats:
 * if a float does not fit on a sheet, it moves to the next sheet, and the text after it fills the space. The layout is
 * not a grid, because browsers lose floats in a grid at a page break. If a title is in the margin, at least four lines
 * of its text are on the same sheet. Elements around the text have `display: contents`. Otherwise browsers would
 * separate the footer from the end of a text that began on an earlier sheet.
 */
const text = `
@media print{
article>div:has(>[data-column]),html:root [data-column],[data-column]>section:not([class]),html:root [data-external-essay]>div{display:contents}
html:root figure>figcaption{margin-top:var(--space-2)}
${media.sheet}{
article:has([data-column]){--layout-margin:calc(${notesWidth} + var(--space-7));padding-inline-start:var(--layout-margin)}
header:has(>h1),html:root [data-column]>ol[role=list]{margin-inline-start:calc(-1*var(--layout-margin))}
html:root [data-column]>:is(ol[role=list],h2:has(+ol[role=list]),section[class]:has(>h2)){clear:both}
html:root [data-column]>ol>li:has(>h3){clear:both;padding-block:var(--space-3)}
[data-column]>ol>li>h3{float:inline-start;width:${notesWidth};break-inside:avoid}
html:root [data-column]>ol>li>h3+div{margin-inline-start:var(--layout-margin)}
html:root [data-column]>ol>li>:is(h3,h3+div){min-height:calc(4*var(--text-body)*var(--leading-body))}
html:root [data-column]>ol>li>h3+div>p:first-child{orphans:4}
html:root :is([data-column],[data-column]>section,li>div)>:is(p+figure,figure:first-child):not(:has(button)){float:inline-start;display:grid;grid-template-columns:${notesWidth} minmax(0,1fr);gap:var(--space-7);align-items:end;width:calc(100% + var(--layout-margin));max-width:none;margin:var(--space-2) 0 var(--space-2) calc(-1*var(--layout-margin))}
html:root [data-column] :is(p+figure,figure:first-child)>figcaption{grid-row:1}
html:root [data-column]>figure:has(+section){margin-bottom:var(--space-5)!important}
html:root :is([data-column],[data-column]>section,li>div)>:is(p+figure,figure:first-child):not(:has(button))>div{overflow-x:clip}
html:root :is([data-column],[data-column]>section,li>div)>:is(p+figure,figure:first-child):not(:has(button))>div>svg{max-height:48mm}
[data-column] li figure svg{max-height:38mm!important}
[data-column] figure svg[preserveAspectRatio]{max-width:76mm}
html:root :is(header[data-ruled]+p,article:has([data-column])>a),html:root [data-column] :is(aside,h2+figure){display:block;float:inline-start;clear:inline-start;width:${notesWidth};margin:0 0 var(--space-3) calc(-1*var(--layout-margin))}
html:root article:has([data-column])>a::after{display:block}
html:root [data-column] p:has(+aside){float:inline-end;width:100%}
html:root [data-column] p:has(+aside+:not(p)){margin-bottom:var(--space-4)}
html:root [data-column] :is(p+aside+*,p+aside~h2){clear:inline-end}
}
}
`;

export const printStyle = sheets + text;
