import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answered, answerFailed, type AnswerableQuestions } from './Questions';

type Play = NonNullable<StoryObj<typeof AnswerableQuestions>['play']>;

export const leaveAdminMode: Play = async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText('Admin mode is on.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Leave admin mode' }));
  await expect(args.onLeave).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('heading', { name: 'All Questions' })).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  await expect(canvas.getByRole('button', { name: 'Add answer' })).toHaveAccessibleDescription(/lonelier/);
  await expect(canvas.getByRole('button', { name: 'Edit answer' })).toBeVisible();
};

export const editOneAtATime: Play = async ({ args, canvas, userEvent }) => {
  const editor = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
  await waitFor(() => expect(editor).toHaveFocus());
  await expect(editor).toHaveValue(answered.answer);
  await expect(editor.selectionStart).toBe(answered.answer?.length);
  await userEvent.click(canvas.getByRole('button', { name: 'Submit answer' }));
  await expect(args.onAnswer).toHaveBeenCalledWith(1, answered.answer, undefined);
  await userEvent.click(canvas.getByRole('button', { name: 'Add answer' }));
  await expect(await canvas.findByRole('textbox')).toHaveValue('');
  await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
};

export const closeAnEditor: Play = async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Edit answer' }));
  await userEvent.keyboard('{Escape}');
  await expect(await canvas.findByRole('button', { name: 'Edit answer' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Add answer' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
  await expect(await canvas.findByRole('button', { name: 'Add answer' })).toHaveFocus();
  await expect(args.onClose).toHaveBeenCalledTimes(2);
};

export const keepADraft: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add answer' }));
  await userEvent.keyboard('Half a thought{Escape}');
  await expect(await canvas.findByText('Your draft is kept.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Add answer' }));
  await expect(await canvas.findByRole('textbox')).toHaveValue('Half a thought');
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Add answer' }));
  await expect(await canvas.findByRole('textbox')).toHaveValue('');
  await userEvent.keyboard('Half a thought{Escape}');
  (document.activeElement as HTMLElement).blur();
};

export const enterThePasswordAgain: Play = async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(answerFailed);
  await expect(canvas.getByRole('textbox')).toHaveValue(answered.answer);
  await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
  await userEvent.keyboard('eight dots{Enter}');
  await expect(args.onAnswer).toHaveBeenCalledWith(1, answered.answer, 'eight dots');
  (document.activeElement as HTMLElement).blur();
};

export const waitForTheAnswer: Play = async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Submit answer' })).toBeDisabled();
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  (document.activeElement as HTMLElement).blur();
};

export const readTheError: Play = async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Answer cannot be empty.');
};
