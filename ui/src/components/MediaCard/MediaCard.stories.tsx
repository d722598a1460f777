import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bookCover, podcastCover } from '../../../docs/samples/samples';
import { Shelf, MediaCard, type MediaCardProps } from './MediaCard';

const book: MediaCardProps = {
  title: 'A Book of Lines',
  kind: 'Book, A. Writer',
  text: 'Feelings are built, not triggered. It changed how I listen.',
  cover: bookCover,
  format: 'book',
  href: '/bookmarks/a-book-of-lines',
};

const podcast: MediaCardProps = {
  title: 'Two Chairs',
  kind: 'Podcast, A. Host',
  text: 'An hour a week of two people changing their minds politely.',
  cover: podcastCover,
  format: 'podcast',
  href: '/bookmarks/two-chairs',
};

const meta = {
  component: MediaCard,
  subcomponents: { Shelf },
  tags: ['mobile'],
  parameters: { room: 'content' },
  args: book,
  render: (args) => (
    <Shelf>
      <MediaCard {...args} />
    </Shelf>
  ),
} satisfies Meta<typeof MediaCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A book. The whole card is one link. */
export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/^A Book of Lines/);
  },
};

export const Podcast: Story = { args: podcast };

/** On hover the cover moves up and the title is underlined. */
export const Hover: Story = { globals: { pseudo: { hover: ['a'] } }, parameters: { motion: 'reduced' } };

export const Focus: Story = {
  globals: { pseudo: { focus: ['a'], focusVisible: ['a'] } },
  play: ({ userEvent }) => userEvent.tab(),
};

/** Four cards in a row. Two by two on a phone. */
export const Four: Story = {
  render: () => (
    <Shelf>
      <MediaCard {...book} />
      <MediaCard {...podcast} />
      <MediaCard
        {...book}
        title="The Song of a Title That Runs on for More Than One Line"
        href="/bookmarks/song"
      />
      <MediaCard {...podcast} title="Three Chairs" href="/bookmarks/three-chairs" />
    </Shelf>
  ),
};
