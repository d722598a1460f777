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

/** An answer to the visitor's first text. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Toska' }));
    await expect(args.onExplore).toHaveBeenCalledWith('Toska');
  },
};

/** The visitor has explored two words. */
export const WithTrail: Story = {
  args: { asked: 'Hiraeth', trail: ['homesick', 'Saudade'] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'homesick' }));
    await expect(args.onBack).toHaveBeenCalledWith(0);
  },
};

/** Words with similar moods are moved apart. */
export const AllAlike: Story = {
  args: {
    asked: 'a very long sentence about how the day went',
    words: ['Gelassenheit', 'Ataraxia', 'Seijaku', 'Torschlusspanik', 'Geborgenheit', 'Mono no aware'].map(
      (name) => word(name, 'Language', -0.4, -0.1),
    ),
  },
};
