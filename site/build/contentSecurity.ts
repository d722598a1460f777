import { createHash } from 'node:crypto';
import type { SiteModule } from './writePages.ts';

export const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Hashes of the inline scripts and styles in the head of a page. Others in its body are not allowed. */
export const inlineHashes = (html: string) => {
  const [head = ''] = html.split('</head>');
  const inline = (tag: string) =>
    [...head.matchAll(new RegExp(`<${tag}(?: data-[^>]*)?>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) =>
      hash(text),
    );
  return { script: inline('script'), style: inline('style') };
};

const origin = (address: string) => new URL(address).origin;

/** Hosts that pages may contact: embeds, the converter if there is a blog, analytics if it has an id. */
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
