import type { Meta, StoryObj } from '@storybook/react-vite';
import { WalkingPair } from './WalkingPair';

const meta = {
  component: WalkingPair,
  parameters: { motion: 'reduced' },
} satisfies Meta<typeof WalkingPair>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Photographed standing still, as it does for visitors who prefer less motion. */
export const Default: Story = {};

/** As it walks for everybody else. */
export const Walking: Story = { tags: ['unphotographed'], parameters: { motion: 'full' } };
