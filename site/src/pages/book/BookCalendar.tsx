import { ButtonLink, EmbedFrame, Icon, PageHeading, Prose, VisuallyHidden } from '@line-of-dance/ui';
import { calendar } from '../../content/embeds';
import type { Content } from '../../content/content';
import { owner } from '../../content/owner';
import { Page } from '../../shell/Page';
import { drawing, loadDrawings } from '../../content/drawings';
import { PageMeta } from '../../shell/PageMeta';
import { Stage } from '../projects/Project.parts';

/** The scheduling widget, 600 px high. */
export const createPage = async ({ Body, frontmatter }: Content, path: string) => {
  await loadDrawings(['embed-calendar']);
  return () => (
    <Page>
      <PageMeta {...frontmatter} path={path} />
      <PageHeading title={frontmatter.title} lead={frontmatter.lead} />
      <Stage>
        <EmbedFrame
          title="Booking calendar, 30-minute meeting"
          drawing={drawing('embed-calendar')}
          src={calendar}
          height={600}
          unsetNote="A calendar for thirty-minute meetings will stand here."
        />
        <ButtonLink kind="quiet" href={owner.scheduling.url} target="_blank" rel="noopener">
          Open the calendar
          <Icon name="external" size="small" />
          <VisuallyHidden>opens in a new tab</VisuallyHidden>
        </ButtonLink>
      </Stage>
      <Body as={Prose} />
    </Page>
  );
};
