import { PageHeading, Prose } from '@line-of-dance/ui';
import type { Content } from '../../content/content';
import { Page } from '../../shell/Page';
import { PageMeta } from '../../shell/PageMeta';

/** The first page of a section: what there is and how to choose. */
export const createPage =
  ({ Body, frontmatter }: Content, path: string) =>
  () => (
    <Page>
      <PageMeta {...frontmatter} path={path} />
      <PageHeading title={frontmatter.title} lead={frontmatter.lead} />
      <Body as={Prose} />
    </Page>
  );
