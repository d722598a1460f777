import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { compress } from './compress.ts';
import { policyOf, siteWide, type Policies } from './contentSecurity.ts';
import { writeFeeds } from './feeds.ts';
import { writeFragments } from './fragments.ts';
import { subsetFonts } from './fonts.ts';
import { composePage } from './composePage.ts';
import { reportExamples } from './reportExamples.ts';
import { drawSocialPictures } from './socialPictures.tsx';

export type SiteModule = typeof import('../src/entry-server');

/** Writes every page as HTML with its critical styles, and all that stands beside the pages. */
export const prerender = async (root: string): Promise<void> => {
  const client = join(root, 'dist/client');
  const site = (await import(pathToFileURL(join(root, 'dist/server/entry-server.js')).href)) as SiteModule;
  const template = await readFile(join(root, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const routes = [...site.routes, ...site.fallbackRoutes];
  const rendered = await Promise.all(
    routes.map(async (route) => ({ route, page: await site.render(route.path) })),
  );

  const text = rendered.map(({ page }) => page.body.replace(/<[^>]+>/g, '')).join('');
  const fonts = await subsetFonts(text, join(client, 'assets'));

  const policies: Policies = {};
  for (const { route, page } of rendered) {
    const composed = composePage({ template, page, route, manifest, fonts, site });
    policies[route.path] = policyOf(composed);
    const folder = join(client, route.path);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'index.html'), composed.html);
  }
  await writeFile(join(root, 'dist/csp.json'), JSON.stringify({ ...policies, ...siteWide(site) }));

  await cp(join(root, 'content/drawings'), join(client, 'drawings'), { recursive: true });
  await writeFragments(rendered, join(client, 'fragments'));
  await writeFeeds(site, rendered, client);
  await drawSocialPictures(rendered, site, join(client, 'social'));
  await rm(join(client, '.vite'), { recursive: true });
  await compress(client);
  reportExamples(site);
};
