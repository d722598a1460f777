import { ButtonLink, EmbedFrame, PageHeading, Prose } from '@line-of-dance/ui';
import { drawing } from '../../data/drawings';
import { appAddress } from '../../data/appAddress';
import type { Frontmatter } from '../../data/frontmatter';
import { Page, type PageProps } from '../Page';
import { FrameArea } from './Project.styles';

/** Page of an app: the app in a frame, and a link that opens the app in a tab of its own. */
const Project = ({ frontmatter, meta, children }: PageProps<Frontmatter<'project'>>) => {
  const { title, lead, app, height, caption, drawing: plate = '' } = frontmatter;
  const address = appAddress(app);
  return (
    <Page meta={meta}>
      <PageHeading title={title} lead={lead} />
      <FrameArea>
        {address && (
          <ButtonLink kind="quiet" href={address} external>
            Visit App
          </ButtonLink>
        )}
        <EmbedFrame
          title={title}
          src={address}
          drawing={plate && drawing(plate)}
          caption={caption}
          height={height}
        />
      </FrameArea>
      <Prose data-column>{children}</Prose>
    </Page>
  );
};

export default Project;
