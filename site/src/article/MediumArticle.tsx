import { ButtonLink, Icon, Prose, VisuallyHidden, LoadingMessage } from '@line-of-dance/ui';
import { useContext, useEffect, useState } from 'react';
import { fetchFeedItem, type FeedItem } from '../api/feed';
import { isExample, owner } from '../content/owner';
import { ArticleContext } from './ArticleContext';

interface MediumArticleProps {
  /** The end of the essay's address at the blog. */
  slug: string;
}

const fetchClean = async (slug: string, signal: AbortSignal): Promise<FeedItem> => {
  const [{ cleanEssay }, item] = await Promise.all([import('./cleanEssay'), fetchFeedItem(slug, signal)]);
  return { ...item, content: cleanEssay(item.content) };
};

/** An essay that is published elsewhere too: shows Loading... until it arrives, and keeps showing it if it never does. */
const MediumArticle = ({ slug }: MediumArticleProps) => {
  const [item, setItem] = useState<FeedItem>();
  const onTitle = useContext(ArticleContext)?.onTitle;

  useEffect(() => {
    const request = new AbortController();
    const load = async () => {
      try {
        const arrived = await fetchClean(slug, request.signal);
        if (request.signal.aborted) return;
        setItem(arrived);
        onTitle?.(arrived.title);
      } catch (error) {
        if (!request.signal.aborted) console.error(error);
      }
    };
    if (!isExample(owner.feed.url)) void load();
    return () => request.abort();
  }, [slug, onTitle]);

  if (!item)
    return (
      <div data-external-essay="">
        <LoadingMessage>Loading...</LoadingMessage>
      </div>
    );
  const link = /^https?:\/\//.test(item.link) ? item.link : owner.feed.url;
  return (
    <div data-external-essay="">
      <Prose data-single="" dangerouslySetInnerHTML={{ __html: item.content }} />
      <p>
        <ButtonLink kind="quiet" href={link} target="_blank" rel="noopener">
          Read on Medium
          <Icon name="external" size="small" />
          <VisuallyHidden>opens in a new tab</VisuallyHidden>
        </ButtonLink>
      </p>
    </div>
  );
};

export const parts = { MediumArticle };
