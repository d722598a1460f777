import { PageHeading } from '@line-of-dance/ui';
import { Illustration } from '../../article/Illustration';
import { Page } from '../../shell/Page';
import { PageMeta } from '../../shell/PageMeta';

/** What an unknown bookmark shows. */
export const UnknownBookmark = () => (
  <Page>
    <PageMeta
      title="Unknown Bookmark"
      description="There is no bookmark at this address."
      path="/bookmarks/404"
    />
    <PageHeading
      title="Unknown Bookmark"
      lead="There is no bookmark at this address. The list beside it has the fourteen that exist."
    />
    <Illustration name="unknown-bookmark" />
  </Page>
);
