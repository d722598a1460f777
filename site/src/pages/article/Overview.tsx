import { PageHeading, Prose } from '@line-of-dance/ui';
import type { Content } from '../../article/content';
import { Page } from '../../elements/Page';
import { PageHead } from '../../elements/PageHead';
import type { PageMeta } from '../../elements/pageMeta';
import { SectionLinks } from './SectionLinks';

export { metaOfText as meta } from '../../elements/pageMeta';

/** Their texts list everything themselves. */
const listedInText = new Set(['/writing', '/bookmarks', '/projects']);

/** The first page of a section: what there is and how to choose. */
export const createPage =
  ({ Body, frontmatter }: Content<'overview'>, meta: PageMeta) =>
  () => (
    <Page>
      <PageHead {...meta} />
      <PageHeading title={frontmatter.title} lead={frontmatter.lead} />
      <Body as={Prose} />
      {!listedInText.has(meta.path) && <SectionLinks path={meta.path} />}
    </Page>
  );
