import { MediaCard, Page, PageHeading, SectionHeading, Shelf, Stack, StartLinks } from '../../src/index';
import { bookCover, podcastCover } from '../samples/samples';

export const OverviewPage = () => (
  <Page>
    <PageHeading title="Bookmarks" lead="Books and podcasts that I go back to." />
    <Stack gap="large">
      <StartLinks
        links={[
          { title: 'Read something', text: 'Essays on tango, dating and work', href: '/writing' },
          {
            title: 'Ask me anything',
            text: 'In public, with or without your name',
            href: '/interactive/ama',
          },
        ]}
      />
      <section>
        <SectionHeading title="On the shelf" href="/bookmarks" linkLabel="All bookmarks" />
        <Shelf>
          <MediaCard
            format="book"
            href="/bookmarks/a-book"
            title="A Book of Lines"
            kind="Book, A. Writer"
            cover={bookCover}
            text="Feelings are built, not found."
          />
          <MediaCard
            format="podcast"
            href="/bookmarks/a-podcast"
            title="Two People, One Question"
            kind="Podcast"
            cover={podcastCover}
            text="An hour in which both change their minds."
          />
        </Shelf>
      </section>
    </Stack>
  </Page>
);
