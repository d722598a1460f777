import { PageHeading } from '@line-of-dance/ui';
import type { Frontmatter } from '../../data/frontmatter';
import { isExample } from '../../data/owner';
import { ExternalButton } from '../../parts/ExternalButton';
import { Illustration } from '../../parts/Illustration';
import { Page, type PageProps } from '../Page';
import { Facts, Mark, Text } from './Bookmark.styles';

/** Page of a recommendation. */
const Bookmark = ({ frontmatter, meta, children }: PageProps<Frontmatter<'bookmark'>>) => {
  const { name, url, kind, by, year, lead, drawing } = frontmatter;
  return (
    <Page meta={meta}>
      <Facts>
        <PageHeading title={name} lead={lead} kicker={[kind, by, year].filter(Boolean).join(', ')} />
        <Mark>
          <Illustration drawing={drawing} />
        </Mark>
      </Facts>
      {!isExample(url) && (
        <ExternalButton href={url} kind="quiet">
          Visit Page
        </ExternalButton>
      )}
      <Text>{children}</Text>
    </Page>
  );
};

export default Bookmark;
