import { PageHeading, Prose } from '@line-of-dance/ui';
import type { Frontmatter } from '../../data/frontmatter';
import { itemsOf, sectionOf } from '../../data/navigation';
import { Page, type PageProps } from '../Page';
import { Profiles } from './Profiles';

/** First page of a section. A section without items shows the owner's profiles. */
const Overview = ({ frontmatter, meta, children }: PageProps<Frontmatter<'overview'>>) => {
  const section = sectionOf(meta.path);
  return (
    <Page meta={meta}>
      <PageHeading title={frontmatter.title} lead={frontmatter.lead} />
      <Prose>{children}</Prose>
      {section && itemsOf(section).length === 0 && <Profiles />}
    </Page>
  );
};

export default Overview;
