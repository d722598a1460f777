import { createHash } from 'node:crypto';
import type { SiteModule } from './writePages.ts';

export const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * Returns the hashes of the inline scripts and styles in a page's head, for its Content Security Policy. Inline scripts
 * and styles in the body have no hash, so browsers block them.
 */
export const inlineHashes = (html: string) => {
  const [head = ''] = html.split('</head>');
  const inline = (tag: string) =>
    [...head.matchAll(new RegExp(`<${tag}(?: data-[^>]*)?>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) =>
      hash(text),
    );
  return { script: inline('script'), style: inline('style') };
};

const origin = (address: string) => new URL(address).origin;

/**
 * Returns the hosts that the Content Security Policy of every page allows, by type of resource: hosts of embeds and of
 * pictures in essays, the service that converts the feed of the owner's blog (if there is one), and analytics (if owner.yml
 * has an id for it).
 */
export const siteWide = ({ blog, everyFrame, owner: { feed, analytics }, thirdParties }: SiteModule) => {
  const { analyticsScript, analyticsReports, essayPictures } = thirdParties;
  return {
    frame: [...new Set(everyFrame.map(origin))],
    connect: [
      ...(blog ? [origin(feed.converter)] : []),
      ...(analytics.id ? [analyticsScript, analyticsReports] : []),
    ],
    script: analytics.id ? [analyticsScript] : [],
    img: essayPictures,
  };
};
