import { ButtonLink, Icon, PageHeading, VisuallyHidden } from '@line-of-dance/ui';
import { Illustration } from '../../article/Illustration';
import type { Content } from '../../article/content';
import { isExample } from '../../content/owner';
import { Page } from '../../elements/Page';
import { PageHead } from '../../elements/PageHead';
import type { PageMeta } from '../../elements/pageMeta';
import { Facts, Mark, Text } from './Bookmark.styles';

export const meta = ({ frontmatter }: Content<'bookmark'>, path: string): PageMeta => ({
  path,
  title: frontmatter.name,
  description: frontmatter.description,
});

/** One recommendation: what it is, why it stayed, where to find it. */
export const createPage = ({ Body, frontmatter }: Content<'bookmark'>, pageMeta: PageMeta) => {
  const { name, url, kind, by, year, lead, drawing } = frontmatter;
  return () => (
    <Page>
      <PageHead {...pageMeta} />
      <Facts>
        <PageHeading title={name} lead={lead} kicker={[kind, by, year].filter(Boolean).join(', ')} />
        <Mark>
          <Illustration name={drawing} />
        </Mark>
      </Facts>
      {!isExample(url) && (
        <ButtonLink href={url} target="_blank" rel="noopener" kind="quiet">
          Visit Page
          <Icon name="external" size="small" />
          <VisuallyHidden>opens in a new tab</VisuallyHidden>
        </ButtonLink>
      )}
      <Body as={Text} />
    </Page>
  );
};
