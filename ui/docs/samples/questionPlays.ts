import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { QuestionList } from '../../src/components/QuestionList/QuestionList';
import { answered, answerFailed, unanswered } from './Questions';

type Play = NonNullable<StoryObj<typeof QuestionList>['play']>;

export const leaveAdminMode: Play = async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText('Admin mode is on.')).toBeVisible();
  await expect(canvas.getByRole('status')).toHaveTextContent('Admin mode is on: questions can be answered.');
  await userEvent.click(canvas.getByRole('button', { name: 'Leave admin mode' }));
  await expect(args.onLeaveAdmin).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('heading', { name: 'All Questions' })).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  await expect(canvas.getByRole('button', { name: 'Add answer' })).toHaveAccessibleDescription(/lonelier/);
  await expect(canvas.getByRole('button', { name: 'Edit answer' })).toBeVisible();
};

export const editOneAtATime: Play = async ({ args, canvas, userEvent }) => {
  const editor = canvas.getByRole('textbox', { name: 'Your answer' });
  await waitFor(() => expect(editor).toHaveFocus());
  await expect(editor).toHaveValue(answered.answer);
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
  await expect(args.onCancelEdit).toHaveBeenCalledTimes(2);
};

export const keepADraft: Play = async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add answer' }));
  await userEvent.keyboard('Half a thought{Escape}');
  await expect(await canvas.findByText('Your draft is kept.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Add answer' }));
  await expect(await canvas.findByRole('textbox')).toHaveValue('Half a thought');
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await expect(args.onDraft).toHaveBeenLastCalledWith(2, undefined);
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

export const tryAgain: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await canvas.findByRole('article');
  await expect(canvas.getByRole('heading', { name: 'All Questions' })).toHaveFocus();
  await expect(canvas.queryByRole('alert')).toBeNull();
};

export const readOn: Play = async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('2 asked, 1 answered')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'More questions' }));
  const next = await canvas.findByRole('heading', { name: unanswered.question });
  await waitFor(() => expect(next).toHaveFocus());
  await expect(canvas.queryByRole('button')).toBeNull();
  next.blur();
};

export const compareAuthors: Play = async ({ canvas }) => {
  const [asked, answer] = canvas.getAllByRole('article');
  await expect(asked).toHaveTextContent('My answer asks');
  await expect(asked?.querySelector('svg')).toBeNull();
  await expect(answer?.querySelector('svg')).toBeVisible();
};

export const read: Play = async ({ canvas }) => {
  await expect(canvas.getByText('2 asked, 1 answered')).toBeVisible();
  await expect(canvas.getByText('My answer')).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
  await expect(canvas.queryByRole('link')).toBeNull();
};

export const followAnAddress: Play = async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'No. 2' })).toHaveAttribute('href', '?question=2');
  await expect(canvas.getByRole('article', { current: true })).toHaveTextContent(answered.question);
};

export const waitForTheAnswer: Play = async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Submit answer' })).toBeDisabled();
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  (document.activeElement as HTMLElement).blur();
};

export const pressTryAgain: Play = async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load questions.');
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
  canvas.getByRole('button').blur();
};

export const readTheError: Play = async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Answer cannot be empty.');
};

export const countThem: Play = async ({ args, canvas }) => {
  const { length } = args.questions;
  await expect(canvas.getByText(`${length} asked, ${length} answered`)).toBeVisible();
};
