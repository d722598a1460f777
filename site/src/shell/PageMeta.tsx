import { owner } from '../content/owner';

export interface PageMetaProps {
  /** The page's own title, without the site's name. */
  title: string;
  description: string;
  /** The page's path; its canonical address follows from it. */
  path: string;
  /** A second description, in German. */
  descriptionDe?: string | undefined;
  type?: 'article' | 'website';
}

/** Title, description, canonical address and social tags; React moves them into the head. */
export const PageMeta = ({ title, description, path, descriptionDe, type = 'website' }: PageMetaProps) => {
  const fullTitle = path === '/' ? `${owner.siteName}: ${owner.tagline}` : `${title} · ${owner.siteName}`;
  const address = `${owner.address}${path}`;
  const picture = `${owner.address}/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {descriptionDe && <meta name="description" lang="de" content={descriptionDe} />}
      <link rel="canonical" href={address} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={owner.siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};
