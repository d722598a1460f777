import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Service } from './Service';

const meta = {
  component: Service,
  tags: ['mobile'],
  parameters: { room: 'measure' },
  args: {
    title: 'Operations Research',
    children: (
      <>
        <p>Routes, rosters, loads, stock, slots: decisions with more combinations than anyone could check.</p>
        <p>
          <strong>What you get.</strong> A model of your problem in your own vocabulary, and a comparison of
          its plans with the ones your people made.
        </p>
      </>
    ),
  },
} satisfies Meta<typeof Service>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Strong line, name and description. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Operations Research' })).toBeVisible();
  },
};
