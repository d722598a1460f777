import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { floor } from '../../../docs/samples/samples';
import { Drawing } from './Drawing';

const meta = {
  component: Drawing,
  parameters: { room: 'measure' },
  args: {
    markup: floor,
    alt: 'A dance floor seen from above with one line going round.',
    caption: 'Fig. 1. Nobody overtakes.',
  },
} satisfies Meta<typeof Drawing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `alt` describes the drawing for screen readers. The caption is a comment on it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'A dance floor seen from above with one line going round.',
    );
  },
};

/** With a background and a thin border. */
export const Framed: Story = { args: { framed: true } };

/** A decorative drawing is hidden from screen readers. */
export const Decorative: Story = {
  args: { alt: '', caption: undefined, framed: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
