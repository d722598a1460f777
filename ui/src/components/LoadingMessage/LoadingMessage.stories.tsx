import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingMessage } from './LoadingMessage';

const meta = {
  component: LoadingMessage,
  parameters: { motion: 'reduced' },
  args: { children: 'Loading...' },
} satisfies Meta<typeof LoadingMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown while an article loads. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};
