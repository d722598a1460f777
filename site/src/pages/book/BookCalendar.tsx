import { ButtonLink, EmbedFrame, Icon, PageHeading, Prose, VisuallyHidden } from '@line-of-dance/ui';
import { calendar } from '../../content/embeds';
import type { Content } from '../../article/content';
import { owner } from '../../content/owner';
import { Page } from '../../elements/Page';
import { drawing, loadDrawings } from '../../content/drawings';
import { PageHead } from '../../elements/PageHead';
import type { PageMeta } from '../../elements/pageMeta';
import { Stage } from '../projects/Project.styles';

export { metaOfText as meta } from '../../elements/pageMeta';

/** The scheduling widget, 600 px high. */
export const createPage = async ({ Body, frontmatter }: Content<'page'>, meta: PageMeta) => {
  await loadDrawings(['embed-calendar']);
  return () => (
    <Page>
      <PageHead {...meta} />
      <PageHeading title={frontmatter.title} lead={frontmatter.lead} />
      <Stage>
        <EmbedFrame
          title="Booking calendar, 30-minute meeting"
          drawing={drawing('embed-calendar')}
          src={calendar}
          caption="Thirty minutes are long enough to find out whether we should have an hour."
          height={600}
        />
        {calendar && (
          <ButtonLink kind="quiet" href={owner.scheduling.url} target="_blank" rel="noopener">
            Open the calendar
            <Icon name="external" size="small" />
            <VisuallyHidden>opens in a new tab</VisuallyHidden>
          </ButtonLink>
        )}
      </Stage>
      <Body as={Prose} />
    </Page>
  );
};
