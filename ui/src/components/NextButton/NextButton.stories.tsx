import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NextButton } from './NextButton';

const meta = {
  component: NextButton,
  parameters: { docs: { story: { height: '9rem' } } },
  tags: ['mobile', 'forced-colours'],
  args: { href: '/writing/tango/mentoring', title: 'Mentoring for Young Beginners' },
} satisfies Meta<typeof NextButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 20 px from the corner of the window; the title shows from 1120 px and is spoken at every width. */
export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvas }) => {
    const next = canvas.getByRole('link', { name: 'Next: Mentoring for Young Beginners' });
    const { right, bottom } = next.getBoundingClientRect();
    await expect(document.documentElement.clientWidth - right).toBe(20);
    await expect(window.innerHeight - bottom).toBe(20);
  },
};

export const Hover: Story = { parameters: { pinned: { hover: 'a' } } };

/** A ring with a gap, so that it shows on any ground. */
export const Focus: Story = {
  parameters: { pinned: { focus: 'a' } },
  play: ({ userEvent }) => userEvent.tab(),
};

/** Two words are enough for one line. */
export const ShortTitle: Story = { args: { title: 'Freelance' } };

/** A long title wraps, balanced; a long word breaks. */
export const LongTitle: Story = {
  args: { title: 'Conversations with a Streichholzschächtelchensammler about everything but matches' },
};
