import { ButtonLink, Icon, PageHeading, VisuallyHidden } from '@line-of-dance/ui';
import type { Frontmatter } from '../../data/frontmatter';
import { isExample } from '../../data/owner';
import { Illustration } from '../../parts/Illustration';
import { Page, type PageProps } from '../Page';
import { Facts, Mark, Text } from './Bookmark.styles';

/** One recommendation: what it is, why it stayed, where to find it. */
const Bookmark = ({ frontmatter, meta, children }: PageProps<Frontmatter<'bookmark'>>) => {
  const { name, url, kind, by, year, lead, drawing } = frontmatter;
  return (
    <Page meta={meta}>
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
      <Text>{children}</Text>
    </Page>
  );
};

export default Bookmark;
