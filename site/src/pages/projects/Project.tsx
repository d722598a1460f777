import { ButtonLink, EmbedFrame, Icon, PageHeading, Prose, VisuallyHidden } from '@line-of-dance/ui';
import type { Content } from '../../content/content';
import { appAddress } from '../../content/embeds';
import { Page } from '../../shell/Page';
import { drawing, loadDrawings } from '../../content/drawings';
import { PageMeta } from '../../shell/PageMeta';
import { Stage } from './Project.parts';

/** One of the owner's apps, running in its page, with a way to the full window. */
export const createPage = async ({ Body, frontmatter }: Content, path: string) => {
  const { title, lead, app = '' } = frontmatter;
  const { address, frame } = appAddress(app);
  const plate = `plate-${app}`;
  await loadDrawings([plate]);
  return () => (
    <Page>
      <PageMeta {...frontmatter} path={path} />
      <PageHeading title={title} lead={lead} />
      <Stage>
        <EmbedFrame
          title={title}
          src={frame}
          drawing={drawing(plate)}
          height={640}
          unsetNote={`${title} will run here.`}
        />
        <ButtonLink href={address} target="_blank" rel="noopener">
          Visit App
          <Icon name="external" size="small" />
          <VisuallyHidden>opens in a new tab</VisuallyHidden>
        </ButtonLink>
      </Stage>
      <Body as={Prose} />
    </Page>
  );
};
