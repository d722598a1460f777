import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { NextButton } from './NextButton';

const meta = {
  component: NextButton,
  parameters: { docs: { story: { height: '9rem' } } },
  tags: ['mobile', 'forced-colours'],
  args: { href: '/writing/tango/mentoring', title: 'Mentoring for Young Beginners' },
} satisfies Meta<typeof NextButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button is 20 px from the corner of the window. */
export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvas }) => {
    const next = canvas.getByRole('link', { name: 'Next: Mentoring for Young Beginners' });
    await waitFor(() => expect(window.innerHeight - next.getBoundingClientRect().bottom).toBe(20));
    const { left, right } = next.getBoundingClientRect();
    const { dir, clientWidth } = document.documentElement;
    await expect(dir === 'rtl' ? left : clientWidth - right).toBe(20);
    await expect(canvas.getByText('Mentoring for Young Beginners')).toBeVisible();
  },
};

export const Hover: Story = { tags: ['!forced-colours'], globals: { pseudo: { hover: ['a'] } } };

/** The focus ring has a gap, so that it is visible on any background. */
export const Focus: Story = {
  globals: { pseudo: { focus: ['a'], focusVisible: ['a'] } },
  play: ({ userEvent }) => userEvent.tab(),
};

/** A short title on one line. */
export const ShortTitle: Story = { args: { title: 'Freelance' } };

/** A long title wraps, and a long word breaks. */
export const LongTitle: Story = {
  args: { title: 'Conversations with a Streichholzschächtelchensammler about everything but matches' },
};

/** On a long page the button is hidden on the first screen and while the visitor scrolls down. */
export const OnALongPage: Story = {
  tags: ['unphotographed', '!mobile', '!forced-colours'],
  render: (args) => (
    <div style={{ height: '400vh' }}>
      <NextButton {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const next = canvas.getByRole('link');
    const isAway = () => next.getBoundingClientRect().top >= window.innerHeight;
    await waitFor(() => expect(isAway()).toBe(true));
    window.scrollTo(0, 900);
    await new Promise(requestAnimationFrame);
    await expect(isAway()).toBe(true);
    window.scrollTo(0, 700);
    await waitFor(() => expect(isAway()).toBe(false));
    window.scrollTo(0, 100_000);
    await waitFor(() => expect(isAway()).toBe(false));
    window.scrollTo(0, 0);
  },
};
