import { PageHeading } from '@line-of-dance/ui';
import { Illustration } from '../../article/Illustration';
import { Page } from '../../elements/Page';
import { PageHead } from '../../elements/PageHead';
import type { PageMeta } from '../../elements/pageMeta';

export const meta: PageMeta = {
  path: '/bookmarks/404',
  title: 'Unknown Bookmark',
  description: 'There is no bookmark at this address.',
};

/** What an unknown bookmark shows. */
export const UnknownBookmark = () => (
  <Page>
    <PageHead {...meta} />
    <PageHeading
      title="Unknown Bookmark"
      lead="There is no bookmark at this address. The overview and the menu of this section name those that exist."
    />
    <Illustration name="unknown-bookmark" />
  </Page>
);
