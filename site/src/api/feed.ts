import { owner } from '../data/owner';

export interface FeedItem {
  title: string;
  /** HTML from another site. It has to be sanitised before it is shown. */
  content: string;
  link: string;
}

const isItem = (value: Partial<FeedItem> | null): value is FeedItem =>
  [value?.title, value?.content, value?.link].every((field) => typeof field === 'string');

const { converter, url } = owner.feed;

/** Fetches the feed and returns the item whose link contains the slug, or the first item. */
export const fetchFeedItem = async (slug: string, signal: AbortSignal): Promise<FeedItem> => {
  const address = new URL(converter);
  address.searchParams.set('rss_url', url);
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error('Feed error');
  const body = (await response.json()) as { items?: Partial<FeedItem>[] } | null;
  const items = body?.items?.filter(isItem) ?? [];
  const item = items.find((candidate) => candidate.link.includes(slug)) ?? items[0];
  if (!item) throw new Error('Feed error: no items');
  return item;
};
