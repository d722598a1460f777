import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo';

const meta = {
  component: Logo,
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Size in the sidebar. */
export const Default: Story = {};

/** Size in the bar at the top of a phone. */
export const Small: Story = { args: { width: 32, height: 27 } };
