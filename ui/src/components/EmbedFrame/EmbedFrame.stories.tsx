import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmbedFrame } from './EmbedFrame';

const meta = {
  component: EmbedFrame,
  parameters: { room: 'measure' },
  args: {
    title: 'Calendar',
    src: 'data:text/html,<title>Elsewhere</title><body style="background:%23573">',
    height: 600,
  },
} satisfies Meta<typeof EmbedFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The scheduling widget, 600 px high: what the visitor came for, so it loads with the page. */
export const Default: Story = {
  tags: ['unphotographed'],
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Calendar');
    await expect(frame.getBoundingClientRect().height).toBe(600);
  },
};

/** The owner has not set an address: the place keeps its size. */
export const NotSetYet: Story = {
  args: { src: undefined, unsetNote: 'My calendar will stand here.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('My calendar will stand here.')).toBeVisible();
    await expect(canvasElement.querySelector('figure > div')?.clientHeight).toBe(600);
  },
};

/** An app in the shape of a screen. */
export const Shaped: Story = {
  args: {
    title: 'Jous',
    src: undefined,
    height: undefined,
    aspect: '16/9',
    unsetNote: 'Jous will open here.',
  },
};
