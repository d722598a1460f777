import { owner, signature } from '../data/owner';
import { socialPicture, socialPictureOf } from '../data/socialPicture';
import type { PageMeta } from '../data/pageMeta';

/** Title, description, canonical address and social tags of a page. React moves them into the head. */
export const PageHead = (meta: PageMeta) => {
  const { title, description, path, kind, descriptionDe, date, updated } = meta;
  const isHome = kind === 'home';
  const fullTitle = isHome ? `${owner.siteName}: ${signature}` : `${title} · ${owner.siteName}`;
  const address = `${owner.address}${path}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {owner.name && <meta name="author" content={owner.name} />}
      <link rel="canonical" href={address} />
      {kind === 'questions' && (
        <link rel="alternate" type="application/rss+xml" title={title} href={`${path}/rss.xml`} />
      )}
      <meta property="og:type" content={kind === 'essay' ? 'article' : 'website'} />
      <meta property="og:site_name" content={owner.siteName} />
      <meta property="og:title" content={isHome ? owner.siteName : title} />
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
      <meta property="og:image:alt" content={`The words “${title}” below a drawn line of dance.`} />
      {date && <meta property="article:published_time" content={date} />}
      {updated && <meta property="article:modified_time" content={updated} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};
