import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { floor } from '../../../docs/samples/samples';
import { Poem } from './Poem';

const meta = {
  component: Poem,
  tags: ['mobile'],
  parameters: { room: 'measure' },
  args: {
    number: 1,
    lines:
      'The comma got there first, at eight,\nand kept a chair. The verb was late.\n\nInside by then they all agreed\n    that it was high time to.',
  },
} satisfies Meta<typeof Poem>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Number, lines and stanzas. Spaces inside lines are kept. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '1' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('article p')).toHaveLength(2);
  },
};

/** A line that wraps is indented. */
export const LongLines: Story = {
  args: {
    number: 2,
    lines:
      'A line that is longer than the page is wide goes on below, indented, so that nobody takes it for two lines of the poem.\nShort.',
  },
};

/** The drawing is decorative, so screen readers skip it. */
export const WithDrawing: Story = {
  args: { drawing: floor },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('article svg')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
