import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LoginOnAPage } from '../../../docs/samples/LoginOnAPage';
import { LoginDialog } from './LoginDialog';

const meta = {
  component: LoginDialog,
  tags: ['mobile'],
  parameters: { motion: 'reduced', docs: { disable: true } },
  args: { open: false, onLogin: fn(), onEmptyPassword: fn(), onCancel: fn() },
  render: (args) => <LoginOnAPage {...args} />,
} satisfies Meta<typeof LoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The password field has the focus. */
export const Default: Story = {
  parameters: { docs: { disable: false, story: { inline: false, height: '24rem' } } },
  // Repeats the defaults, so that Storybook's controls show them in text fields.
  args: {
    open: true,
    title: 'Admin login',
    description: 'The server checks the password when you submit an answer.',
  },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Admin login' })).toBeVisible();
    await expect(screen.getByLabelText('Password')).toHaveFocus();
  },
};

/** Passes the password to the application as typed. */
export const LoggingIn: Story = {
  args: { open: true },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    await userEvent.keyboard('eight dots{Enter}');
    await expect(args.onLogin).toHaveBeenCalledWith('eight dots');
  },
};

/** If the field is empty, the application alerts "Please enter admin password!" and the focus stays in the field. */
export const EmptyPassword: Story = {
  tags: ['unphotographed'],
  args: { open: true },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onEmptyPassword).toHaveBeenCalledOnce();
    await expect(args.onLogin).not.toHaveBeenCalled();
    await expect(screen.getByLabelText('Password')).toHaveFocus();
  },
};

/** Cancel and Escape close the dialog. The focus returns to the button that opened it. */
export const Cancelling: Story = {
  tags: ['unphotographed'],
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Admin login' });
    const closings = [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })),
    ];
    for (const close of closings) {
      await userEvent.click(opener);
      await screen.findByRole('dialog');
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    }
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};

/** Tab moves the focus only inside the dialog. */
export const FocusStaysInside: Story = {
  tags: ['unphotographed'],
  args: { open: true },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Log in' })).toHaveFocus();
    for (const stop of [screen.getByLabelText('Password'), screen.getByRole('button', { name: 'Cancel' })]) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
  },
};
