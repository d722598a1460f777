import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type { SitePage } from '../src/sitePage';
import { compileScript } from './compileScript.ts';
import { inlineHashes } from './contentSecurity.ts';
import { completeDocument } from './document.ts';
import { subsetFonts } from './fonts.ts';
import { writeQuestionsPage } from './questionsPage.ts';

export type SiteModule = typeof import('../src/entry-server');

const renderPage = async (site: SiteModule, page: SitePage) => {
  const { meta, text } = await page.load();
  return { page, meta, parts: text?.data.parts ?? [], ...(await site.render(page.address)) };
};

export type BuiltPage = Awaited<ReturnType<typeof renderPage>>;

/** Writes all pages as HTML. Returns them with the hashes of their inline scripts and styles. */
export const writePages = async (root: string) => {
  const client = join(root, 'dist/client');
  const write = async (file: string, content: string | Uint8Array) => {
    const path = join(client, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  };
  const site = (await import(pathToFileURL(join(root, 'dist/server/entry-server.js')).href)) as SiteModule;
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const pages: BuiltPage[] = [];
  // One after another, so that the styles of each build are in the same order.
  for (const page of [...site.pages, ...site.errorPages]) pages.push(await renderPage(site, page));
  await writeQuestionsPage(site, pages, join(root, 'dist'));
  // Without the pages of words: the letters of their many languages would be in the font files of every page.
  const texts = pages.filter(({ page }) => !page.component.startsWith('Word')).map(({ html }) => html);
  const fonts = await subsetFonts(texts.join(''), join(client, 'assets'));
  const firstPaint = await compileScript(root, 'src/start/firstPaint.ts');
  const startScripts = await compileScript(root, 'src/start/startScripts.ts');
  const policies: Record<string, object> = {};
  for (const page of pages) {
    const html = completeDocument(page, { site, firstPaint, startScripts, manifest, fonts });
    policies[page.meta.path] = inlineHashes(html);
    await write(join(page.meta.path, 'index.html'), html);
  }
  return { root, site, pages, client, fonts, policies, write };
};

export type BuiltSite = Awaited<ReturnType<typeof writePages>>;
