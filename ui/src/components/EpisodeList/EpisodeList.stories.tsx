import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EpisodeList } from './EpisodeList';

const meta = {
  component: EpisodeList,
  tags: ['mobile'],
  parameters: { room: 'measure' },
  args: {
    episodes: [
      {
        title: 'Two People on One Question',
        guest: 'A. Guest',
        why: 'An hour in which both of them move a little.',
      },
      {
        title: 'On the Price of a Peanut',
        guest: 'B. Guest',
        why: 'For once you learn what a truckload is worth, and to whom, and why it matters who asks.',
      },
      {
        title: 'A Title That Is Long Enough to Go Over Two Lines on Most Screens (and Says So)',
        guest: 'C. Guest',
        why: 'It had to be somewhere.',
      },
    ],
  },
} satisfies Meta<typeof EpisodeList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Episodes with title, guest and a reason to listen. */
export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
