import { ButtonLink, Icon, PageHeading, VisuallyHidden } from '@line-of-dance/ui';
import { Illustration } from '../../article/Illustration';
import type { Content } from '../../content/content';
import { Page } from '../../shell/Page';
import { PageMeta } from '../../shell/PageMeta';
import { Facts, Mark, Text } from './Bookmark.parts';

/** One recommendation: what it is, why it stayed, where to find it. */
export const createPage = ({ Body, frontmatter }: Content, path: string) => {
  const { name = frontmatter.title, url = '', kind, by, year, lead, description, drawing } = frontmatter;
  return () => (
    <Page>
      <PageMeta title={name} description={description} path={path} />
      <Facts>
        <PageHeading title={name} lead={lead} kicker={[kind, by, year].filter(Boolean).join(', ')} />
        {drawing && (
          <Mark>
            <Illustration name={drawing} />
          </Mark>
        )}
      </Facts>
      <ButtonLink href={url} target="_blank" rel="noopener" kind="quiet">
        Visit Page
        <Icon name="external" size="small" />
        <VisuallyHidden>opens in a new tab</VisuallyHidden>
      </ButtonLink>
      <Body as={Text} />
    </Page>
  );
};
