import type { Manifest } from 'vite';
import type { RenderedPage } from '../src/entry-server';
import type { SiteFonts } from './fonts.ts';
import { restoreScript, startScript } from './inlineScripts.ts';
import type { SiteModule } from './prerender.ts';
import { themeColours } from './themeColours.ts';
import { structuredData } from './structuredData.ts';

export interface PageParts {
  template: string;
  page: RenderedPage;
  /** Its scripts start right after the first paint. */
  eager: boolean;
  manifest: Manifest;
  fonts: SiteFonts;
  site: SiteModule;
}

export interface ComposedPage {
  html: string;
  scripts: string[];
  styles: string[];
}

const entryKey = 'src/main.tsx';

/** The template's own script tag, which starts the site in development; a built page starts its scripts later. */
const developmentEntry = '<script type="module" src="/src/main.tsx"></script>';

/** The entry with what it imports. */
const chunksOf = (manifest: Manifest): string[] => {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key) || !manifest[key]) return;
    seen.add(key);
    manifest[key].imports?.forEach(visit);
  };
  visit(entryKey);
  return [...seen].map((key) => `/${manifest[key]?.file ?? ''}`);
};

/** The frontmatter as data, which the scripts need to hydrate the page's text. */
const frontmatterData = ({ text }: RenderedPage): string =>
  text
    ? `<script type="application/json" id="frontmatter">${JSON.stringify(text.frontmatter).replaceAll('<', '\\u003c')}</script>`
    : '';

/** Head and body in the template's places; the security policy needs each inline script and style separately. */
export const composePage = ({ template, page, eager, manifest, fonts, site }: PageParts): ComposedPage => {
  const [entry = '', ...chunks] = chunksOf(manifest);
  const start = startScript(entry, chunks, eager);
  const fixed = site.globalStyle + fonts.css;
  const head = [
    // First, because the browser's storage takes a while to answer, and the rest of the page arrives meanwhile.
    `<script>${restoreScript}</script>`,
    page.head,
    ...fonts.preload.map(
      (url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`,
    ),
    `<style>${fixed}</style>`,
    page.styles,
    `<script>${start}</script>`,
    structuredData(page.meta, site),
    '<link rel="manifest" href="/site.webmanifest">',
    themeColours(site),
    frontmatterData(page),
  ].join('');
  const html = template
    .replace(developmentEntry, '')
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => page.body);
  return { html, scripts: [restoreScript, start], styles: [fixed, page.css] };
};
