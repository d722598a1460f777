import { Gallery, ProjectCard, SectionHeading, Shelf, MediaCard, StartLinks } from '@line-of-dance/ui';
import home from '../../../content/home.yml';
import { drawing, loadDrawings } from '../../content/drawings';
import type { Content } from '../../article/content';
import { appAddress } from '../../content/embeds';
import { Page } from '../../elements/Page';
import { PageHead } from '../../elements/PageHead';
import { metaOfText, type PageMeta } from '../../elements/pageMeta';
import { Hero } from './Hero';
import { Introduction } from './Home.styles';

const { startLinks, shelf, plates } = home;

/** The stop of the four ways in that the drawing's line lands on. */
const landing = 2;

export const meta = (content: Content<'home'>, path: string): PageMeta => {
  const { heading, headingAccent = '' } = content.frontmatter;
  return { ...metaOfText(content, path), pictureTitle: `${heading} ${headingAccent}`.trim() };
};

export const createPage = async ({ Body, frontmatter }: Content<'home'>, pageMeta: PageMeta) => {
  await loadDrawings(['hero', ...shelf.map((card) => card.cover), ...plates.map((plate) => plate.drawing)]);
  return () => (
    <Page>
      <PageHead {...pageMeta} />
      <Hero title={frontmatter.heading} accent={frontmatter.headingAccent} lead={frontmatter.lead} />
      <StartLinks
        links={startLinks.map(({ title, text, to }, index) => ({
          title,
          text,
          href: to,
          landing: index === landing,
        }))}
      />
      <Body as={Introduction} id="hello" />
      <SectionHeading id="on-the-shelf" title="On the shelf" href="/bookmarks" linkLabel="All bookmarks" />
      <Shelf>
        {shelf.map((card) => (
          <MediaCard
            key={card.to}
            title={card.title}
            kind={`${card.kind}, ${card.by}`}
            text={card.text}
            cover={drawing(card.cover)}
            format={card.kind === 'Book' ? 'book' : 'podcast'}
            href={card.to}
          />
        ))}
      </Shelf>
      <SectionHeading id="things-i-made" title="Things I made" href="/projects" linkLabel="All projects" />
      <Gallery>
        {plates.map((plate) => (
          <ProjectCard
            key={plate.app}
            name={plate.title}
            text={plate.text}
            drawing={drawing(plate.drawing)}
            href={appAddress(plate.app) ?? `/projects/${plate.app}`}
            {...(plate.screenshot ? { screenshot: plate.screenshot } : {})}
          />
        ))}
      </Gallery>
    </Page>
  );
};
