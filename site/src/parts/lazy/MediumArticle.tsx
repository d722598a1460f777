import { Link, LoadingMessage, Prose } from '@line-of-dance/ui';
import { useContext, useEffect, useState } from 'react';
import { fetchFeedItem, type FeedItem } from '../../api/feed';
import { sectionPath } from '../../data/kinds';
import { blog } from '../../data/owner';
import { ArticleContext } from '../ArticleContext';
import { ExternalButton } from '../ExternalButton';
import { NeedsScripts } from '../NeedsScripts';

const fetchClean = async (slug: string, signal: AbortSignal): Promise<FeedItem> => {
  const [{ cleanEssay }, item] = await Promise.all([import('./cleanEssay'), fetchFeedItem(slug, signal)]);
  return { ...item, content: cleanEssay(item.content) };
};

const useEssay = (slug: string) => {
  const [item, setItem] = useState<FeedItem>();
  const [failed, setFailed] = useState(false);
  const onTitle = useContext(ArticleContext)?.onTitle;
  useEffect(() => {
    const request = new AbortController();
    const show = (arrived: FeedItem) => {
      if (request.signal.aborted) return;
      setItem(arrived);
      onTitle?.(arrived.title);
    };
    fetchClean(slug, request.signal).then(show, (error: unknown) => {
      if (request.signal.aborted) return;
      console.error(error);
      setFailed(true);
    });
    return () => request.abort();
  }, [slug, onTitle]);
  return { item, failed };
};

const ReadOnMedium = ({ href }: { href: string }) => (
  <p>
    <ExternalButton kind="quiet" href={href}>
      Read on Medium
    </ExternalButton>
  </p>
);

const OtherTexts = () => (
  <>
    Meanwhile there are <Link href={sectionPath.writing}>other texts</Link>.
  </>
);

/** An essay from the blog, found by the slug in its address. Without an answer it keeps showing Loading... */
const MediumArticle = ({ slug }: { slug: string }) => {
  const { item, failed } = useEssay(slug);
  if (!item)
    return (
      <section data-external-essay="">
        <NeedsScripts what="The essay">
          <OtherTexts />
        </NeedsScripts>
        <LoadingMessage>Loading...</LoadingMessage>
        {failed && (
          <p>
            The essay hasn’t come yet. <OtherTexts />
          </p>
        )}
        {failed && blog && <ReadOnMedium href={blog} />}
      </section>
    );
  const link = /^https?:\/\//.test(item.link) ? item.link : blog;
  return (
    <section data-external-essay="">
      <Prose dangerouslySetInnerHTML={{ __html: item.content }} />
      {!blog && <p>It isn’t on Medium yet. For now the button leads to what others have written there.</p>}
      {link && <ReadOnMedium href={link} />}
    </section>
  );
};

export default MediumArticle;
