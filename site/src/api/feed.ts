import { blog, owner } from '../data/owner';

export interface FeedItem {
  title: string;
  /** HTML from another site: not to be trusted until it is sanitised. */
  content: string;
  link: string;
}

const isItem = (value: Partial<FeedItem> | null): value is FeedItem =>
  [value?.title, value?.content, value?.link].every((field) => typeof field === 'string');

/** Without a blog of the owner's, a file of this site that has the converter's shape. */
const feedAddress = blog
  ? `${owner.feed.converter}?rss_url=${encodeURIComponent(owner.feed.url)}`
  : '/essays.json';

/** The feed's item whose link holds the slug, otherwise its first. */
export const fetchFeedItem = async (slug: string, signal: AbortSignal): Promise<FeedItem> => {
  const response = await fetch(feedAddress, { signal });
  if (!response.ok) throw new Error('Feed error');
  const body = (await response.json()) as { items?: Partial<FeedItem>[] } | null;
  const items = body?.items?.filter(isItem) ?? [];
  const item = items.find((candidate) => candidate.link.includes(slug)) ?? items[0];
  if (!item) throw new Error('Feed error: no items');
  return item;
};
