import { Link, PageHeading, Prose } from '@line-of-dance/ui';
import { sectionPath } from '../../data/kinds';
import { Illustration } from '../../parts/Illustration';
import { Page, type PageProps } from '../Page';

const UnknownBookmark = ({ frontmatter, meta }: PageProps) => (
  <Page meta={meta}>
    <PageHeading title={frontmatter.title} lead={frontmatter.lead} />
    <Prose>
      <p>
        <Link href={sectionPath.bookmarks}>All bookmarks</Link>
      </p>
    </Prose>
    <Illustration drawing="unknown-bookmark" />
  </Page>
);

export default UnknownBookmark;
