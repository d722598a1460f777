import { Gallery, ProjectCard, SectionHeading, Shelf, MediaCard } from '@line-of-dance/ui';
import { home } from '../../../content/home.yml';
import { drawing, loadDrawings } from '../../data/drawings';
import { appAddress } from '../../data/appAddress';
import type { Frontmatter } from '../../data/frontmatter';
import { homeParts, sectionPath } from '../../data/kinds';
import { owner } from '../../data/owner';
import { wordsPath } from '../../data/words';
import { Page, type PageProps } from '../Page';
import { FeelingForm } from './FeelingForm';
import { Hero } from './Hero';
import { Introduction, Portrait } from './Home.styles';

const { shelf, plates } = home;

void loadDrawings(['hero', ...shelf.map((card) => card.cover), ...plates.map((plate) => plate.drawing)]);

const Heading = ({ id, ...rest }: { id: keyof typeof homeParts; href: string; linkLabel: string }) => (
  <SectionHeading id={id} title={homeParts[id]} {...rest} />
);

/** The home page: drawing and start links, introduction, shelf of bookmarks, apps, and a form for a feeling. */
const Home = ({ frontmatter, meta, children }: PageProps<Frontmatter<'home'>>) => (
  <Page meta={meta}>
    <Hero {...frontmatter} />
    <Introduction id="hello">
      {children}
      {owner.portrait && (
        <Portrait>
          <img src={owner.portrait} alt={owner.name ?? 'The owner of this site'} loading="lazy" />
          {owner.name && <figcaption>{owner.name}</figcaption>}
        </Portrait>
      )}
    </Introduction>
    <Heading id="on-the-shelf" href={sectionPath.bookmarks} linkLabel="All bookmarks" />
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
    <Heading id="things-i-made" href={sectionPath.projects} linkLabel="All projects" />
    <Gallery>
      {plates.map((plate) => (
        <ProjectCard
          key={plate.app}
          name={plate.title}
          text={plate.text}
          drawing={drawing(plate.drawing)}
          href={appAddress(plate.app) ?? `${sectionPath.projects}/${plate.app}`}
          newTab={appAddress(plate.app) !== undefined}
          screenshot={plate.screenshot}
        />
      ))}
    </Gallery>
    {/* Not printed, because nobody can use a form on paper. */}
    <div data-unprinted="">
      <Heading id="a-word-for-it" href={wordsPath} linkLabel="All the words" />
      <FeelingForm />
    </div>
  </Page>
);

export default Home;
