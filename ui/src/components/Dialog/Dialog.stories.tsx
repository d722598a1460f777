import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Dialog, DialogActions } from './Dialog';

const meta = {
  component: Dialog,
  tags: ['mobile'],
  parameters: { motion: 'reduced', docs: { story: { inline: false, height: '24rem' } } },
  args: {
    open: true,
    title: 'Leave without sending?',
    description: 'What you wrote is kept until you close this window.',
    onClose: fn(),
    children: (
      <DialogActions>
        <Button kind="quiet">Stay</Button>
        <Button>Leave</Button>
      </DialogActions>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first button has the focus. Escape closes the dialog. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole('dialog', { name: 'Leave without sending?' });
    await expect(dialog).toHaveAccessibleDescription(/kept until/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
