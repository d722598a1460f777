import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { compress } from './compress.ts';
import { policyOf, siteWide, type Policies } from './contentSecurity.ts';
import { reportUndated, writeFeeds } from './feeds.ts';
import { writeFragments } from './fragments.ts';
import { subsetFonts } from './fonts.ts';
import { composePage } from './composePage.ts';
import type { Photographs } from './photographs.ts';
import { writeQuestionsPage } from './questionsPage.ts';
import { reportExamples } from './reportExamples.ts';
import { drawSocialPictures } from './socialPictures.tsx';
import { webManifest } from './themeColours.ts';

export type SiteModule = typeof import('../src/entry-server');

/** Writes every page as HTML with its critical styles, and all files beside the pages. */
export const prerender = async (root: string, photographs: Photographs): Promise<void> => {
  const client = join(root, 'dist/client');
  const site = (await import(pathToFileURL(join(root, 'dist/server/entry-server.js')).href)) as SiteModule;
  const template = await readFile(join(root, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const routes = [...site.routes, ...site.fallbackRoutes];
  const pages = await Promise.all(routes.map((route) => site.render(route.address)));
  await writeQuestionsPage(site, pages, join(root, 'dist'));
  const fonts = await subsetFonts(pages.map(({ body }) => body).join(''), join(client, 'assets'));

  const policies: Policies = {};
  for (const [index, page] of pages.entries()) {
    const { path } = page.meta;
    const eager = routes[index]?.eager === true;
    const composed = composePage({ template, page, eager, manifest, fonts, site });
    policies[path] = policyOf(composed);
    const folder = join(client, path);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'index.html'), composed.html);
  }
  await writeFile(join(root, 'dist/csp.json'), JSON.stringify({ ...policies, ...siteWide(site) }));

  await cp(join(root, 'content/drawings'), join(client, 'drawings'), { recursive: true });
  await photographs.copyTo(
    join(client, 'assets'),
    pages.flatMap(({ text }) => text?.photographs ?? []),
  );
  await writeFragments(pages, join(client, 'fragments'));
  await writeFeeds(site, pages, client);
  await writeFile(join(client, 'site.webmanifest'), webManifest(site, pages));
  await drawSocialPictures(pages, site, client);
  await rm(join(client, '.vite'), { recursive: true });
  await compress(client);
  reportExamples(site);
  reportUndated(pages);
};
