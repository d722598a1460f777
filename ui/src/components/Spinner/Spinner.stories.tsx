import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner';

const meta = {
  component: Spinner,
  parameters: { motion: 'reduced' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without movement, as with reduced motion. */
export const Default: Story = {};

/** With movement. */
export const Walking: Story = { tags: ['unphotographed'], parameters: { motion: 'full' } };
