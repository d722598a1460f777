import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { rest, walk } from '../../../docs/samples/films';
import { FilmPlayer } from './FilmPlayer';

const meta = {
  component: FilmPlayer,
  tags: ['mobile'],
  parameters: { room: 'reading' },
  args: { films: [walk, rest], caption: 'Fig. 2. Two short films without sound.', wide: true },
} satisfies Meta<typeof FilmPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before the visitor presses play, a still picture and the sentence of the first chapter are shown. */
export const Default: Story = {
  tags: ['narrow', 'rtl', 'forced-colours'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^Two walks\. Two pairs of dots/);
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '0:00 of 0:16, The first');
  },
};

/** `startAt` opens the first film at a given second. */
export const InTheMiddle: Story = {
  args: { startAt: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0:09 / 0:16')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'The second' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Another one follows, and does not hurry.');
  },
};

/** At the end the button plays the film again. */
export const Ended: Story = {
  args: { startAt: 16 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play again' })).toBeVisible();
  },
};

/** With reduced motion there is one picture per chapter. */
export const StillPictures: Story = {
  tags: ['unphotographed'],
  args: { still: true },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next picture' });
    await userEvent.click(next);
    await expect(canvas.getByRole('status')).toHaveTextContent('A couple sets off.');
    await userEvent.click(next);
    await expect(canvas.getByText('0:09 / 0:16')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Two walks/ }));
    await expect(canvas.getByText('0:00 / 0:16')).toBeVisible();
    await userEvent.click(next);
    await userEvent.click(next);
    next.blur();
  },
};

/** A player with a single film has no list of films. */
export const OneFilm: Story = {
  args: { films: [walk], wide: false },
  parameters: { room: 'measure' },
};

/** The focused timeline has a ring. Arrow keys move through the film. */
export const FocusOnTheLine: Story = {
  args: { startAt: 9 },
  globals: { pseudo: { focus: ['input'], focusVisible: ['input'] } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider').focus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
  },
};

/** Play, pause and chapters work with the keyboard. */
export const Pressed: Story = {
  tags: ['unphotographed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const pause = await canvas.findByRole('button', { name: 'Pause' });
    await expect(pause).toHaveFocus();
    // Waits for the first second of the film, which is longer than the default timeout.
    await expect(await canvas.findByText(/^0:(?!00)\d\d \/ 0:16$/, {}, { timeout: 10_000 })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    const play = await canvas.findByRole('button', { name: 'Play' });
    await expect(play).toHaveFocus();
    canvas.getByRole('button', { name: 'Arrived' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('0:12 / 0:16')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('In the end both are there.');
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    const slider = canvas.getByRole('slider');
    await fireEvent.change(slider, { target: { value: 1 } });
    await expect(await canvas.findByRole('button', { name: 'Play again' })).toBeVisible();
    await fireEvent.change(slider, { target: { value: 0.9 } });
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible();
  },
};

/** A film that the visitor chooses starts at once. With reduced motion it shows its poster instead. */
export const AnotherFilm: Story = {
  tags: ['unphotographed'],
  play: async ({ canvas, userEvent }) => {
    const other = canvas.getByRole('button', { name: /A rest/ });
    await userEvent.click(other);
    await expect(other).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^A rest\./);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
  },
};
