import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import type { Button } from '../../src/components/Button/Button';

type Play = NonNullable<StoryObj<typeof Button>['play']>;

export const pressTwice: Play = async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Send' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  await userEvent.keyboard('{Enter}');
  await expect(button).toHaveFocus();
  await expect(args.onClick).toHaveBeenCalledOnce();
};

export const waitOnTheButton: Play = async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Submit question' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button).toBeDisabled());
  await fireEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
  await waitFor(() => expect(button).toHaveFocus());
};
