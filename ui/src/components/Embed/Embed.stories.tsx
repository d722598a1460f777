import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { floor } from '../../../docs/samples/samples';
import { Embed } from './Embed';

const elsewhere = 'data:text/html,<title>Elsewhere</title><body style="background:%23573">';

const meta = {
  component: Embed,
  tags: ['mobile'],
  parameters: { room: 'reading' },
  args: {
    title: 'Video playlist',
    src: elsewhere,
    drawing: floor,
    label: 'Play the playlist',
    caption: 'Fig. 2. Five dances to watch before you go. Nothing loads until you press play.',
  },
} satisfies Meta<typeof Embed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Drawing, button and caption. The browser sends no request to other sites before the button is pressed. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Play the playlist' })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

/** After the button is pressed, a frame of the same size replaces the drawing and takes the focus. */
export const Pressed: Story = {
  tags: ['unphotographed'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = canvasElement.querySelector('figure > div')?.getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('button'));
    const frame = await canvas.findByTitle('Video playlist');
    await expect(frame).toHaveAttribute('src', elsewhere);
    await expect(frame).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('figure > div')?.getBoundingClientRect().height).toBe(before);
  },
};

/** If the browser is offline, the drawing stays, with a message below it. Another press on the button tries again. */
export const WithoutConnection: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const onLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('There’s no connection');
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toBeVisible();
    onLine.mockRestore();
  },
};

/** Without an address to load (`src`), only the drawing and its caption are shown. */
export const NotSetYet: Story = {
  args: { src: undefined, caption: 'Fig. 2. Five dances, seen from the bar.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Fig. 2. Five dances, seen from the bar.')).toBeVisible();
  },
};

/** A widget with a fixed height, such as a music player of 352 px. */
export const FixedHeight: Story = {
  args: { title: 'Music', label: 'Play the music', height: 352, caption: 'After that, allow an hour.' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('figure > div')?.clientHeight).toBe(352);
  },
};

export const Square: Story = {
  args: { title: 'Photograph', label: 'Show the photograph', aspect: '1/1' },
  parameters: { room: 'card' },
};
