import type { Manifest } from 'vite';
import type { RenderedPage } from '../src/entry-server';
import type { SiteRoute } from '../src/routes';
import type { SiteFonts } from './fonts.ts';
import { restoreScript, startScript } from './inlineScripts.ts';
import type { SiteModule } from './prerender.ts';
import { structuredData } from './structuredData.ts';

export interface PageParts {
  template: string;
  page: RenderedPage;
  route: SiteRoute;
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

/** What the scripts need to take over the page's text, as data. */
const frontmatterData = ({ frontmatter }: RenderedPage): string =>
  frontmatter
    ? `<script type="application/json" id="frontmatter">${JSON.stringify(frontmatter).replaceAll('<', '\\u003c')}</script>`
    : '';

/** Head and body in the template's places; the policy needs each inline script and style by itself. */
export const composePage = ({ template, page, route, manifest, fonts, site }: PageParts): ComposedPage => {
  const [entry = '', ...chunks] = chunksOf(manifest);
  const start = startScript(entry, chunks, route.eager === true);
  const critical = page.styles.replace(/^<style[^>]*>|<\/style>$/g, '');
  const fixed = site.globalStyle + fonts.css;
  const head = [
    page.head,
    ...fonts.preload.map(
      (url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`,
    ),
    `<style>${fixed}</style>`,
    page.styles,
    `<script>${restoreScript}</script>`,
    `<script>${start}</script>`,
    structuredData(route.path, page.head, site.owner),
    frontmatterData(page),
  ].join('');
  const html = template
    .replace(/\s*<script type="module".*<\/script>/, '')
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => page.body);
  return { html, scripts: [restoreScript, start], styles: [fixed, critical] };
};
