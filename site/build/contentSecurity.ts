import { createHash } from 'node:crypto';
import type { ComposedPage } from './composePage.ts';
import type { SiteModule } from './prerender.ts';

export interface PagePolicy {
  script: string[];
  style: string[];
}

export type Policies = Record<string, PagePolicy>;

/** styled-components begins with an empty style element in the browser and fills it through the style sheet's own interface. */
const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** What one page may run and how it may look. */
export const policyOf = ({ scripts, styles }: ComposedPage): PagePolicy => ({
  script: scripts.map(hash),
  style: [...styles.map(hash), emptyStyle],
});

const origin = (address: string) => new URL(address).origin;

/** The hosts that the owner's content asks for: exactly the embeds, the feed converter, analytics if there is an id. */
export const siteWide = ({ owner, isExample }: SiteModule) => {
  const { embeds, scheduling, apps, feed, analytics } = owner;
  const known = (value: string, address: string) => (isExample(value) ? [] : [origin(address)]);
  const frame = [
    ...known(scheduling.url, scheduling.url),
    ...Object.values(apps).flatMap(({ url }) => known(url, url)),
    ...known(embeds.videoPlaylist, 'https://www.youtube-nocookie.com'),
    ...known(embeds.music, 'https://open.spotify.com'),
    ...known(embeds.photoPost, 'https://www.instagram.com'),
    ...known(embeds.socialPost, embeds.socialPost),
  ];
  const measured = analytics.id ? ['https://www.googletagmanager.com', 'https://*.google-analytics.com'] : [];
  return {
    frame: [...new Set(frame)],
    connect: [origin(feed.converter), ...measured],
    script: measured.slice(0, 1),
    img: ['https://cdn-images-1.medium.com', 'https://miro.medium.com'],
  };
};
