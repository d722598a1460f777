import { ButtonLink, Link, LoadingMessage, Prose } from '@line-of-dance/ui';
import type { MDXContent } from 'mdx/types';
import { useContext, useEffect, useState, type ComponentProps } from 'react';
import styled from 'styled-components';
import { fetchFeedItem, type FeedItem } from '../../api/feed';
import { sectionPath } from '../../data/kinds';
import { blog } from '../../data/owner';
import type { AttributesOf } from '../../data/partNames';
import { NeedsScripts } from '../NeedsScripts';
import { parts, TitleContext } from '../parts';

const fetchClean = async (slug: string, signal: AbortSignal): Promise<FeedItem> => {
  const [{ cleanEssay }, item] = await Promise.all([import('./cleanEssay'), fetchFeedItem(slug, signal)]);
  return { ...item, content: cleanEssay(item.content) };
};

const useEssay = (slug: string) => {
  const [item, setItem] = useState<FeedItem>();
  const [failed, setFailed] = useState(false);
  const setTitle = useContext(TitleContext);
  useEffect(() => {
    const request = new AbortController();
    const show = (arrived: FeedItem) => {
      if (request.signal.aborted) return;
      setItem(arrived);
      setTitle(arrived.title);
    };
    fetchClean(slug, request.signal).then(show, (error: unknown) => {
      if (request.signal.aborted) return;
      console.error(error);
      setFailed(true);
    });
    return () => request.abort();
  }, [slug, setTitle]);
  return { item, failed };
};

const ReadOnMedium = ({ href, ...rest }: ComponentProps<'p'> & { href: string }) => (
  <p {...rest}>
    <ButtonLink kind="quiet" href={href} external>
      Read on Medium
    </ButtonLink>
  </p>
);

const OtherTexts = () => (
  <>
    Meanwhile there are <Link href={sectionPath.writing}>other texts</Link>.
  </>
);

/** An essay from the owner's blog, found by the slug in its address. If the call fails, "Loading..." stays. */
const BlogEssay = ({ slug }: AttributesOf<'MediumArticle'>) => {
  const { item, failed } = useEssay(slug);
  if (!item)
    return (
      <>
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
      </>
    );
  const link = /^https?:\/\//.test(item.link) ? item.link : blog;
  return (
    <>
      <Prose dangerouslySetInnerHTML={{ __html: item.content }} />
      {link && <ReadOnMedium href={link} />}
    </>
  );
};

const folder = '../../../content/essays';
const siteEssays = import.meta.glob<MDXContent & { data: { link: string } }>('../../../content/essays/*.md', {
  import: 'default',
  eager: true,
});

/** An essay from site/content/essays, shown while the owner has no blog. */
const SiteEssay = ({ slug }: AttributesOf<'MediumArticle'>) => {
  const Text = siteEssays[`${folder}/${slug}.md`];
  if (!Text) throw new Error(`site/content/essays has no ${slug}.md`);
  return (
    <>
      <Prose data-drop-cap="">
        <Text components={parts} />
      </Prose>
      <p data-unprinted="">Others have written about this, too.</p>
      <ReadOnMedium href={Text.data.link} data-unprinted="" />
    </>
  );
};

const MediumArticle = ({ slug }: AttributesOf<'MediumArticle'>) => (
  <Essay data-external-essay="">{blog ? <BlogEssay slug={slug} /> : <SiteEssay slug={slug} />}</Essay>
);

/** Container of an essay. It is as wide as the text around it, so that an essay may have side-notes. */
const Essay = styled.section`
  grid-column: 1 / -1;

  & > p {
    max-width: var(--layout-measure);
  }
`;

export default MediumArticle;
