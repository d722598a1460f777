import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NumberedItem, NumberedList } from './NumberedList';

const meta = {
  component: NumberedList,
  subcomponents: { NumberedItem },
  tags: ['mobile'],
  parameters: { room: 'measure' },
  args: {
    children: [
      <NumberedItem key="details" title="Details">
        A weight change the size of a coin can be the best thing that happens all night.
      </NumberedItem>,
      <NumberedItem key="embrace" title="Embrace">
        Adults rarely hold each other for twelve minutes without needing a reason. Here the music is reason
        enough.
      </NumberedItem>,
      <NumberedItem key="courage" title="Courage">
        You ask with your eyes from across the room, and you may be turned down in front of everyone, quietly.
      </NumberedItem>,
    ],
  },
} satisfies Meta<typeof NumberedList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Items are numbered automatically with large italic numerals. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

export const SeveralParagraphs: Story = {
  args: {
    children: (
      <NumberedItem title="Rituals">
        <p>Shoes in a bag, a glance, a nod, the walk to the edge of the floor.</p>
        <p>Nobody skips a step.</p>
      </NumberedItem>
    ),
  },
};

/** In a wide column, number and title are beside the text. */
export const WithRoom: Story = { tags: ['!mobile'], parameters: { room: 'reading' } };

/** Two-digit numbers fit beside the text. */
export const Twelve: Story = {
  args: {
    children: Array.from({ length: 12 }, (_, index) => (
      <NumberedItem key={index} title="A thing">
        Worth counting.
      </NumberedItem>
    )),
  },
};
