import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner';

const meta = {
  component: Spinner,
  parameters: { motion: 'reduced' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For visitors who prefer reduced motion, nothing moves. */
export const Default: Story = {};

/** For visitors who have not set that, the dots move. */
export const Walking: Story = { tags: ['unphotographed'], parameters: { motion: 'full' } };
