import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ThemeOfThePage } from '../../../docs/samples/ThemeOfThePage';
import { ThemeSwitch } from './ThemeSwitch';

const meta = {
  component: ThemeSwitch,
  tags: ['mobile', 'forced-colours'],
  args: { theme: 'light', onThemeChange: fn() },
  render: ThemeOfThePage,
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The current theme's button is filled. A press on the other one calls `onThemeChange`. */
export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const [pressed, other] =
      globals.theme === 'dark' ? ['Salon, dark', 'Paper, light'] : ['Paper, light', 'Salon, dark'];
    await expect(canvas.getByRole('button', { name: pressed })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: other }));
    await expect(args.onThemeChange).toHaveBeenCalledWith(globals.theme === 'dark' ? 'light' : 'dark');
    (document.activeElement as HTMLElement).blur();
  },
};

export const Hover: Story = { tags: ['!forced-colours'], globals: { pseudo: { hover: ['button'] } } };

export const Focus: Story = {
  globals: { pseudo: { focus: ['button:first-child'], focusVisible: ['button:first-child'] } },
  play: ({ userEvent }) => userEvent.tab(),
};

/** Before `theme` is known, screen readers announce no button as pressed. CSS fills the button of the page's theme. */
export const NotKnownYet: Story = {
  render: (args) => <ThemeSwitch {...args} theme={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Paper, light' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};
