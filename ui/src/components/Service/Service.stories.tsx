import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Drawing } from '../Drawing/Drawing';
import { Service } from './Service';

const meta = {
  component: Service,
  tags: ['mobile'],
  parameters: { room: 'measure' },
  args: {
    title: 'Operations Research',
    children: (
      <>
        <p>Routes, rosters, loads, stock, slots: decisions with more combinations than anyone could check.</p>
        <p>
          <strong>What you get.</strong> A model of your problem in your own vocabulary, and a comparison of
          its plans with the ones your people made.
        </p>
      </>
    ),
  },
} satisfies Meta<typeof Service>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A strong line above the name, and a description. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Operations Research' })).toBeVisible();
  },
};

const bars =
  '<svg viewBox="0 0 200 150"><path d="M0 0h200v150H0z" fill="var(--color-floor)"/><path d="M24 44h158M24 78h158M24 112h158" stroke="var(--color-edge)"/><path d="M32 36h34v16H32zM126 70h42v16h-42z" fill="var(--color-paper)" stroke="var(--color-ink)"/><path d="M74 104h38v16H74z" fill="var(--color-accent)"/></svg>';

/** The text flows round a small drawing. On a wide page, the drawing is beside the text. */
export const WithDrawing: Story = {
  args: {
    children: (
      <>
        <Drawing markup={bars} />
        <p>Routes, rosters, loads, stock, slots: decisions with more combinations than anyone could check.</p>
        <p>Some of them can be planned by hand, some need a program, and some need both.</p>
      </>
    ),
  },
};
