import { owner } from '../content/owner';
import { socialPicture, socialPictureOf } from '../content/socialPicture';
import { pictureTitleOf, type PageMeta } from './pageMeta';

/** Title, description, canonical address and social tags of a page. */
export const HeadElements = (meta: PageMeta) => {
  const { title, description, path, descriptionDe, type = 'website', written, changed, feed } = meta;
  const fullTitle = path === '/' ? `${owner.siteName}: ${owner.tagline}` : `${title} · ${owner.siteName}`;
  const address = `${owner.address}${path}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {feed && <link rel="alternate" type="application/rss+xml" title={title} href={feed} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={owner.siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content="en_GB" />
      {descriptionDe && (
        <>
          <meta property="og:locale:alternate" content="de_DE" />
          <meta property="og:description" lang="de" content={descriptionDe} />
        </>
      )}
      <meta property="og:image" content={owner.address + socialPictureOf(path)} />
      <meta property="og:image:width" content={String(socialPicture.width)} />
      <meta property="og:image:height" content={String(socialPicture.height)} />
      <meta
        property="og:image:alt"
        content={`The words “${pictureTitleOf(meta)}” below a drawn line of dance.`}
      />
      {written && <meta property="article:published_time" content={written} />}
      {changed && <meta property="article:modified_time" content={changed} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};

/** React moves it into the head. While pages are prerendered the head is made from the same meta by itself. */
export const PageHead = (meta: PageMeta) => (import.meta.env.SSR ? null : <HeadElements {...meta} />);
