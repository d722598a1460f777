import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mark } from './Mark';

const meta = {
  component: Mark,
} satisfies Meta<typeof Mark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the signature of the sidebar. */
export const Default: Story = {};

/** In the header of a phone. */
export const Small: Story = { args: { width: 32, height: 27 } };
