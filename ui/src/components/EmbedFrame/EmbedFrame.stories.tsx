import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { floor } from '../../../docs/samples/samples';
import { EmbedFrame } from './EmbedFrame';

const meta = {
  component: EmbedFrame,
  parameters: { room: 'measure' },
  args: {
    title: 'Calendar',
    src: 'data:text/html,<title>Elsewhere</title><body style="background:%23573">',
    drawing: floor,
    height: 600,
  },
} satisfies Meta<typeof EmbedFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A scheduling widget, 600 px high, which loads with the page. */
export const Default: Story = {
  tags: ['unphotographed'],
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Calendar');
    await expect(frame.getBoundingClientRect().height).toBe(600);
  },
};

/** Without an address to load (`src`), a drawing with a caption is shown. */
export const NotSetYet: Story = {
  args: { src: undefined, caption: 'Fig. 1. Half an hour of an ordinary week.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Fig. 1. Half an hour of an ordinary week.')).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
