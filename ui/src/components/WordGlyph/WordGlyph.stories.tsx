import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WordGlyph } from './WordGlyph';

const meta = {
  component: WordGlyph,
  args: { word: 'Gelassenheit' },
} satisfies Meta<typeof WordGlyph>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The same word always has the same glyph. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** One more letter changes the glyph. */
export const OneLetterApart: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: '2rem' }}>
      <WordGlyph word="Calm" />
      <WordGlyph word="Calms" />
    </div>
  ),
};
