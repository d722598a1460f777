import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exercise } from '../../../docs/samples/samples';
import { Exercise } from './Exercise';

const meta = {
  component: Exercise,
  tags: ['mobile'],
  parameters: { room: 'reading' },
  args: {
    number: 1,
    title: 'The slow crossing',
    drawing: exercise,
    alt: 'A straight line with eight ticks across it; a filled dot stands on the third.',
    purpose: 'To find out where a step wobbles.',
    setUp:
      'Alone, along one floorboard, from wall to wall. Put on a slow piece and take one step every eight beats.',
    notice: 'Most people are steady in the middle of the step and unsteady at both ends.',
  },
} satisfies Meta<typeof Exercise>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Purpose, instructions and a floor plan. */
export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('1 The slow crossing');
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^A straight line/);
  },
};

export const TwoDigits: Story = {
  args: { number: 11, title: 'The exercise with three couples and some patience' },
};
