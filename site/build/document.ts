import type { Manifest } from 'vite';
import type { Kind } from '../src/data/frontmatter';
import type { SitePage } from '../src/sitePage';
import type { SiteFonts } from './fonts.ts';
import type { BuiltPage, SiteModule } from './writePages.ts';
import { structuredData } from './structuredData.ts';
import { themeColours } from './themeColours.ts';

/**
 * Lists the files of chunks and of their imports. Each file is after the files that it imports, so that the browser can
 * run each in a task of its own. `onDemand` includes dynamic imports.
 */
export const filesOf = (
  manifest: Manifest,
  keys: readonly string[],
  onDemand = false,
  seen = new Set<string>(),
): string[] =>
  keys.flatMap((key) => {
    const { file, imports = [], dynamicImports = [] } = manifest[key] ?? {};
    if (!file || seen.has(key)) return [];
    seen.add(key);
    const needed = onDemand ? [...imports, ...dynamicImports] : imports;
    return [...filesOf(manifest, needed, onDemand, seen), `/${file}`];
  });

/**
 * Lists the scripts of a page: its component, its text, the components in the text, and the entry that hydrates the
 * page.
 */
const scriptsOf = (manifest: Manifest, { component, file }: SitePage, parts: readonly string[]): string[] => {
  const keyOf = (name: string) => Object.keys(manifest).find((key) => key.endsWith(`/${name}.tsx`)) ?? '';
  return filesOf(manifest, [
    keyOf(component),
    ...(file ? [file.slice(1)] : []),
    ...parts.map((part) => `src/parts/lazy/${part}.tsx`),
    'src/main.tsx',
  ]);
};

/**
 * Kinds of pages with a form. Their scripts load right after the first paint, those of other pages when the browser is
 * idle.
 */
const forms = new Set<Kind | undefined>(['explorer', 'questions', 'message', 'booking']);

interface DocumentParts {
  site: SiteModule;
  firstPaint: string;
  startScripts: string;
  manifest: Manifest;
  fonts: SiteFonts;
}

/** Adds styles, scripts, fonts and structured data to the head of a rendered page. */
export const completeDocument = (
  { page, meta, parts, html, styles }: BuiltPage,
  { site, firstPaint, startScripts, manifest, fonts }: DocumentParts,
): string => {
  const files = scriptsOf(manifest, page, parts).join(' ');
  const head = [
    ...fonts.preload.map(
      (url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`,
    ),
    `<style>${site.globalStyle}${fonts.css}</style>`,
    styles,
    `<script data-files="${files}"${forms.has(page.kind) ? ' data-at-once' : ''}>${startScripts}</script>`,
    structuredData(meta, site),
    '</head>',
  ].join('');
  // The script is first in the head, so that it reads the browser's storage while the rest of the page arrives. Before it
  // are only the `theme-color` elements, which it changes.
  return html
    .replace('<head>', () => `<head>${themeColours(site)}<script>${firstPaint}</script>`)
    .replace('</head>', () => head);
};
