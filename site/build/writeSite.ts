import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appNames } from '../apps/apps.ts';
import { compress } from './compress.ts';
import { siteWide } from './contentSecurity.ts';
import { writeFeeds } from './feeds.ts';
import type { Photographs } from './photographs.ts';
import { textsIn } from './readYaml.ts';
import { drawSocialPictures } from './socialPictures.tsx';
import { webManifest } from './themeColours.ts';
import { writeApps } from './writeApps.ts';
import { writePages, type SiteModule } from './writePages.ts';

/**
 * Fields of owner.yml that may keep their example values. In place of most of them, the site uses something of its own,
 * such as its own apps.
 */
const optional = new RegExp(
  `^(apps\\.(${appNames.join('|')})|feed|scheduling|analytics|embeds\\.(videoPlaylist|music))(\\.|$)`,
);

type OwnersValues = Pick<SiteModule, 'owner' | 'isExample'>;

/** Lists the fields of owner.yml whose examples have to be replaced. */
export const examplesIn = ({ owner, isExample }: OwnersValues): string[] =>
  textsIn(owner).flatMap(([path, value]) => {
    const field = path.join('.');
    return !optional.test(field) && isExample(value) ? [field] : [];
  });

/** Prints which values of owner.yml are missing or still examples. */
const reportExamples = ({ owner, isExample }: OwnersValues): void => {
  const examples = examplesIn({ owner, isExample });
  if (examples.length > 0) console.log(`site/content/owner.yml still holds examples: ${examples.join(', ')}`);
  const missing = (['name', 'portrait'] as const).filter((key) => !owner[key]);
  if (missing.length > 0) console.log(`site/content/owner.yml has no ${missing.join(' and no ')} yet`);
};

/** Last step of a build: writes pages, apps, feeds and pictures from the bundles, and compresses all files. */
export const writeSite =
  (content: string, photographs: Photographs) =>
  async (root: string): Promise<void> => {
    const built = await writePages(root);
    const { site, pages, client, policies, write } = built;
    const allPolicies = { all: siteWide(site), pages: { ...policies, ...(await writeApps(root, built)) } };
    await writeFile(join(root, 'dist/csp.json'), JSON.stringify(allPolicies));
    await cp(join(content, 'drawings'), join(client, 'drawings'), { recursive: true });
    await photographs.copyTo(
      join(client, 'assets'),
      pages.map(({ html }) => html),
    );
    await writeFeeds(built);
    const { siteName } = site.owner;
    const home = {
      name: siteName,
      short_name: siteName,
      description: pages.find(({ meta }) => meta.kind === 'home')?.meta.description,
      start_url: '/',
    };
    await write('site.webmanifest', webManifest(site, home));
    await drawSocialPictures(built);
    await rm(join(client, '.vite'), { recursive: true });
    await compress(client);
    reportExamples(site);
  };
