import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmotionMap, type MapWord } from './EmotionMap';

const word = (name: string, language: string, valence: number, arousal: number): MapWord => ({
  name,
  language,
  valence,
  arousal,
  href: `#${name.toLowerCase()}`,
});

const meta = {
  component: EmotionMap,
  tags: ['mobile'],
  parameters: { room: 'content' },
  args: {
    asked: 'homesick',
    mood: { valence: -0.45, arousal: -0.1 },
    words: [
      word('Saudade', 'Portuguese', -0.2, -0.2),
      word('Hiraeth', 'Welsh', -0.35, -0.3),
      word('Heimweh', 'German', -0.6, 0.1),
      word('Dor', 'Romanian', -0.3, 0.2),
      word('Toska', 'Russian', -0.7, -0.3),
      word('Fernweh', 'German', 0.2, 0.4),
    ],
    onExplore: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof EmotionMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An answer right after the first text. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Toska' }));
    await expect(args.onExplore).toHaveBeenCalledWith('Toska');
  },
};

/** The line leads to the word that is pointed at, and otherwise to the closest one. */
export const Pointing: Story = {
  tags: ['unphotographed'],
  play: async ({ canvas, canvasElement }) => {
    const nearest = () => canvasElement.querySelector('[data-near]')?.textContent;
    await userEvent.hover(canvas.getByRole('link', { name: 'Dor' }));
    await expect(nearest()).toBe('Dor');
    await userEvent.unhover(canvas.getByRole('link', { name: 'Dor' }));
    await expect(nearest()).toBe('Saudade');
  },
};

/** After two words were explored. */
export const WithTrail: Story = {
  args: { asked: 'Hiraeth', trail: ['homesick', 'Saudade'] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'homesick' }));
    await expect(args.onBack).toHaveBeenCalledWith(0);
  },
};

/** The axes alone, while the answer is on its way. */
export const Waiting: Story = {
  args: { asked: '', words: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/The line leads to/)).not.toBeVisible();
  },
};

/** Words that feel nearly alike are moved apart, and no name lies on another. */
export const AllAlike: Story = {
  args: {
    asked: 'a very long sentence about how the day went',
    words: ['Gelassenheit', 'Ataraxia', 'Seijaku', 'Torschlusspanik', 'Geborgenheit', 'Mono no aware'].map(
      (name) => word(name, 'Language', -0.4, -0.1),
    ),
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    for (const [index, one] of names.entries())
      for (const other of names.slice(index + 1)) {
        const gap = Math.max(
          other.left - one.right,
          one.left - other.right,
          other.top - one.bottom,
          one.top - other.bottom,
        );
        // The links reach 4 px into the room between two names.
        await expect(gap).toBeGreaterThan(-9);
      }
  },
};
