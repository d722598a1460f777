import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bookCover, podcastCover } from '../../../docs/samples/samples';
import { Shelf, ShelfCard, type ShelfCardProps } from './ShelfCard';

const book: ShelfCardProps = {
  title: 'A Book of Lines',
  kind: 'Book, A. Writer',
  text: 'Feelings are built, not triggered. It changed how I listen.',
  cover: bookCover,
  format: 'book',
  href: '/bookmarks/a-book-of-lines',
};

const podcast: ShelfCardProps = {
  title: 'Two Chairs',
  kind: 'Podcast, A. Host',
  text: 'An hour a week of two people changing their minds politely.',
  cover: podcastCover,
  format: 'podcast',
  href: '/bookmarks/two-chairs',
};

const meta = {
  component: ShelfCard,
  subcomponents: { Shelf },
  tags: ['mobile'],
  parameters: { room: 'content' },
  args: book,
  render: (args) => (
    <Shelf>
      <ShelfCard {...args} />
    </Shelf>
  ),
} satisfies Meta<typeof ShelfCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A book; the whole card is one link. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/^A Book of Lines/);
  },
};

export const Podcast: Story = { args: podcast };

/** The cover lifts, the title is underlined. */
export const Hover: Story = { parameters: { pinned: { hover: 'a' }, motion: 'reduced' } };

export const Focus: Story = {
  parameters: { pinned: { focus: 'a' } },
  play: ({ userEvent }) => userEvent.tab(),
};

/** Four on one continuous shelf; two by two on a phone. */
export const Four: Story = {
  render: () => (
    <Shelf>
      <ShelfCard {...book} />
      <ShelfCard {...podcast} />
      <ShelfCard
        {...book}
        title="The Song of a Title That Runs on for More Than One Line"
        href="/bookmarks/song"
      />
      <ShelfCard {...podcast} title="Three Chairs" href="/bookmarks/three-chairs" />
    </Shelf>
  ),
};
