import { ButtonLink, EmbedFrame, Icon, PageHeading, Prose, VisuallyHidden } from '@line-of-dance/ui';
import type { Content } from '../../article/content';
import { appAddress } from '../../content/embeds';
import { Page } from '../../elements/Page';
import { drawing } from '../../content/drawings';
import { PageHead } from '../../elements/PageHead';
import type { PageMeta } from '../../elements/pageMeta';
import { Stage } from './Project.styles';

export { metaOfText as meta } from '../../elements/pageMeta';

/** One of the owner's apps, running in its page, with a way to the full window. */
export const createPage = ({ Body, frontmatter }: Content<'project'>, meta: PageMeta) => {
  const { title, lead, app, caption, drawing: plate = '' } = frontmatter;
  const address = appAddress(app);
  return () => (
    <Page>
      <PageHead {...meta} />
      <PageHeading title={title} lead={lead} />
      <Stage>
        <EmbedFrame title={title} src={address} drawing={drawing(plate)} caption={caption} height={640} />
        {address && (
          <ButtonLink href={address} target="_blank" rel="noopener">
            Visit App
            <Icon name="external" size="small" />
            <VisuallyHidden>opens in a new tab</VisuallyHidden>
          </ButtonLink>
        )}
      </Stage>
      <Body as={Prose} />
    </Page>
  );
};
