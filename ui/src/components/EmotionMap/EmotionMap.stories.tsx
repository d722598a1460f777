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

/** Words with a similar meaning around the visitor's text. The visitor has not explored any of them yet. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Toska' }));
    await expect(args.onExplore).toHaveBeenCalledWith('Toska');
  },
};

/** The accent-coloured line leads to the hovered word. By default it leads to the word that is closest in meaning. */
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

/** The visitor typed "homesick" and explored two words. The buttons above the map lead back. */
export const WithTrail: Story = {
  args: { asked: 'Hiraeth', trail: ['homesick', 'Saudade'] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'homesick' }));
    await expect(args.onBack).toHaveBeenCalledWith(0);
  },
};

/** While the words are loading, the map has only its axes. */
export const Waiting: Story = {
  args: { asked: '', words: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/The line leads to/)).not.toBeVisible();
  },
};

/** Words with the same mood are moved apart, and no name covers another. */
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
        // On each side, 4 px of a link's padding may overlap with another link.
        await expect(gap).toBeGreaterThan(-9);
      }
  },
};
