import { Gallery, ProjectPlate, SectionHeading, Shelf, ShelfCard, Ways } from '@line-of-dance/ui';
import source from '../../../content/home.yml';
import { drawing, loadDrawings } from '../../content/drawings';
import type { Content } from '../../content/content';
import { owner } from '../../content/owner';
import type { Home as HomeContent } from '../../content/schema';
import { Page } from '../../shell/Page';
import { PageMeta } from '../../shell/PageMeta';
import { Hero } from './Hero';
import { Introduction } from './Home.parts';

const { ways, shelf, plates } = source as HomeContent;

/** The stop of the four ways in that the drawing's line lands on. */
const landing = 2;

export const createPage = async ({ Body, frontmatter }: Content) => {
  await loadDrawings(['hero', ...shelf.map((card) => card.cover), ...plates.map((plate) => plate.drawing)]);
  return () => (
    <Page>
      <PageMeta {...frontmatter} path="/" />
      <Hero
        title={frontmatter.heading ?? frontmatter.title}
        accent={frontmatter.headingAccent}
        lead={frontmatter.lead}
      />
      <Ways
        ways={ways.map(({ title, text, to }, index) => ({
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
          <ShelfCard
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
          <ProjectPlate
            key={plate.app}
            name={plate.title}
            text={plate.text}
            drawing={drawing(plate.drawing)}
            href={owner.apps[plate.app]?.url ?? owner.address}
            {...(plate.screenshot ? { screenshot: plate.screenshot } : {})}
          />
        ))}
      </Gallery>
    </Page>
  );
};
