import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner';

const meta = {
  component: Spinner,
  parameters: { motion: 'reduced' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Photographed standing still, as it does for visitors who prefer less motion. */
export const Default: Story = {};

/** As it walks for everybody else. */
export const Walking: Story = { tags: ['unphotographed'], parameters: { motion: 'full' } };
