import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from './compress.ts';
import { siteWide } from './contentSecurity.ts';
import { writeFeeds } from './feeds.ts';
import type { Photographs } from './photographs.ts';
import { reportExamples } from './reportExamples.ts';
import { drawSocialPictures } from './socialPictures.tsx';
import { webManifest } from './themeColours.ts';
import { writeApps } from './writeApps.ts';
import { writePages } from './writePages.ts';

/** Writes all that is made from the bundles: the pages, the apps and the files beside them; and compresses them. */
export const writeSite =
  (content: string, photographs: Photographs) =>
  async (root: string): Promise<void> => {
    const built = await writePages(root);
    const { site, pages, client, policies } = built;
    const all = { ...policies, ...(await writeApps(root, built)), ...siteWide(site) };
    await writeFile(join(root, 'dist/csp.json'), JSON.stringify(all));
    await cp(join(content, 'drawings'), join(client, 'drawings'), { recursive: true });
    await photographs.copyTo(
      join(client, 'assets'),
      pages.map(({ html }) => html),
    );
    await writeFeeds(site, pages, client);
    const { siteName } = site.owner;
    const home = {
      name: siteName,
      short_name: siteName,
      description: pages.find(({ meta }) => meta.kind === 'home')?.meta.description,
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'browser',
    };
    await writeFile(join(client, 'site.webmanifest'), webManifest(site, home));
    await drawSocialPictures(pages, site, client);
    await rm(join(client, '.vite'), { recursive: true });
    await compress(client);
    reportExamples(site);
  };
