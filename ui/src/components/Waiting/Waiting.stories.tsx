import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Waiting } from './Waiting';

const meta = {
  component: Waiting,
  parameters: { motion: 'reduced' },
  args: { children: 'Loading...' },
} satisfies Meta<typeof Waiting>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The article has not arrived yet. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};
