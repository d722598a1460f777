import { PageHeading } from '@line-of-dance/ui';
import { groupTitleOf, itemsOf, sectionOf } from '../../content/navigation';
import { Page } from '../../shell/Page';
import { PageMeta } from '../../shell/PageMeta';

/** An entry that is not written yet: its title and what will stand there. */
export const createPlaceholder = (path: string) => {
  const section = sectionOf(path);
  const item = section && itemsOf(section).find((candidate) => candidate.route === path);
  const title = item?.label ?? '';
  const summary = item?.summary ?? '';
  return () => (
    <Page>
      <PageMeta title={title} description={summary} path={path} />
      <PageHeading title={title} kicker={groupTitleOf(path)} lead={summary} />
    </Page>
  );
};
