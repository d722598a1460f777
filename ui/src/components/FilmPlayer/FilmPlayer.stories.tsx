import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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

/** Before the press: a picture from the film, its first sentence, and nothing that moves. */
export const Default: Story = {
  tags: ['narrow', 'rtl', 'forced-colours'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^Two walks\. Two pairs of dots/);
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '0:00 of 0:16, The first');
  },
};

/** Opened at a second: the same second always shows the same picture. */
export const InTheMiddle: Story = {
  args: { startAt: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0:09 / 0:16')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'The second' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Another one follows, and does not hurry.');
  },
};

/** At the end the button offers it once more. */
export const Ended: Story = {
  args: { startAt: 16 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play again' })).toBeVisible();
  },
};

/** For a visitor who prefers less motion: one picture for each chapter. */
export const StillPictures: Story = {
  args: { still: true },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next picture' });
    await userEvent.click(next);
    await expect(canvas.getByRole('status')).toHaveTextContent('A couple sets off.');
    await userEvent.click(next);
    await expect(canvas.getByText('0:09 / 0:16')).toBeVisible();
    next.blur();
  },
};

/** One film alone needs no list. */
export const OneFilm: Story = {
  args: { films: [walk], wide: false },
  parameters: { room: 'measure' },
};

/** A ring around the line: arrow keys move the film. */
export const FocusOnTheLine: Story = {
  args: { startAt: 9 },
  globals: { pseudo: { focus: ['input'], focusVisible: ['input'] } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider').focus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
  },
};

/** Play, pause, and a chapter with the keyboard. */
export const Pressed: Story = {
  tags: ['unphotographed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const pause = await canvas.findByRole('button', { name: 'Pause' });
    await expect(pause).toHaveFocus();
    // The first second needs longer than a query waits by default.
    await expect(await canvas.findByText(/^0:(?!00)\d\d \/ 0:16$/, {}, { timeout: 10_000 })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    const play = await canvas.findByRole('button', { name: 'Play' });
    await expect(play).toHaveFocus();
    canvas.getByRole('button', { name: 'Arrived' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('0:12 / 0:16')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('In the end both are there.');
  },
};

/** Another film from the list begins with its own picture, or plays on if the one before was playing. */
export const AnotherFilm: Story = {
  tags: ['unphotographed'],
  play: async ({ canvas, userEvent }) => {
    const other = canvas.getByRole('button', { name: /A rest/ });
    await userEvent.click(other);
    await expect(other).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^A rest\./);
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await userEvent.click(within(canvas.getByRole('list', { name: 'Films' })).getAllByRole('button')[0]!);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
  },
};
