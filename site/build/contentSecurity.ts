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
export const siteWide = ({ everyFrame, owner: { feed, analytics }, thirdParties }: SiteModule) => {
  const { analyticsScript, analyticsReports, essayPictures } = thirdParties;
  return {
    frame: [...new Set(everyFrame.map(origin))],
    connect: [origin(feed.converter), ...(analytics.id ? [analyticsScript, analyticsReports] : [])],
    script: analytics.id ? [analyticsScript] : [],
    img: essayPictures,
  };
};
