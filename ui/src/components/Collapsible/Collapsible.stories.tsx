import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Collapsible } from './Collapsible';

const meta = {
  component: Collapsible,
  parameters: { room: 'sub', motion: 'reduced' },
  args: {
    title: 'What to bring',
    defaultOpen: true,
    onOpenChange: fn(),
    children: <p>Shoes that turn, and patience.</p>,
  },
} satisfies Meta<typeof Collapsible>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Open at first. A press on the title closes it. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const title = canvas.getByRole('button', { name: 'What to bring', expanded: true });
    await userEvent.click(title);
    await expect(title).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(title);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    title.blur();
  },
};

/** Closed content cannot be reached by keyboard. */
export const Closed: Story = { args: { defaultOpen: false } };
