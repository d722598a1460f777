import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { QuestionList } from '../../src/components/QuestionList/QuestionList';
import { answered, unanswered } from './Questions';

type Play = NonNullable<StoryObj<typeof QuestionList>['play']>;

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

export const failToReadOn: Play = async ({ canvas, userEvent }) => {
  const more = canvas.getByRole('button', { name: 'More questions' });
  await userEvent.click(more);
  await canvas.findByRole('heading', { name: unanswered.question });
  // Effects, which could move the focus, run after the heading has appeared.
  await new Promise((done) => setTimeout(done, 100));
  await expect(more).toHaveFocus();
  more.blur();
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
  await expect(canvas.getByText('20 November 2026')).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
  await expect(canvas.queryByRole('link')).toBeNull();
};

export const followAnAddress: Play = async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'No. 2' })).toHaveAttribute('href', '?question=2');
  await expect(canvas.getByRole('article', { current: true })).toHaveTextContent(answered.question);
};

export const pressTryAgain: Play = async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/^Failed to load questions\.$/);
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
  canvas.getByRole('button').blur();
};

export const countThem: Play = async ({ args, canvas }) => {
  const { length } = args.questions;
  await expect(canvas.getByText(`${length} asked, ${length} answered`)).toBeVisible();
};

export const findWords: Play = async ({ canvas, userEvent }) => {
  const filter = canvas.getByRole('searchbox', { name: 'Find words in the questions' });
  await userEvent.type(filter, 'lonelier TEAM');
  await expect(canvas.getAllByRole('article')).toHaveLength(1);
  await expect(canvas.getByRole('status')).toHaveTextContent('1 question');
  await userEvent.clear(filter);
  await expect(canvas.getAllByRole('article')).toHaveLength(21);
  filter.blur();
};

export const findOlderWords: Play = async ({ canvas, userEvent }) => {
  const filter = canvas.getByRole('searchbox');
  await userEvent.type(filter, 'lonelier');
  await expect(canvas.queryByRole('article')).toBeNull();
  await expect(canvas.getByRole('status')).toHaveTextContent(
    'None of the 21 latest questions has that word.',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Search older questions' }));
  await waitFor(() => expect(canvas.getByRole('heading', { name: unanswered.question })).toHaveFocus());
  await expect(canvas.getByRole('status')).toHaveTextContent('1 question');
};

export const findNoOlderWords: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox'), 'zebras');
  await userEvent.click(canvas.getByRole('button', { name: 'Search older questions' }));
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'All Questions' })).toHaveFocus());
  await expect(canvas.getByRole('status')).toHaveTextContent(/^None of the \d+ questions has that word\.$/);
};

export const unfold: Play = async ({ canvas, userEvent }) => {
  const question = canvas.getByRole('heading', { level: 3 });
  const { height } = question.getBoundingClientRect();
  await userEvent.click(canvas.getByRole('button', { name: 'Show all', expanded: false }));
  await expect(question.getBoundingClientRect().height).toBeGreaterThan(height);
  await userEvent.click(canvas.getByRole('button', { name: 'Show less', expanded: true }));
  await expect(question.getBoundingClientRect().height).toBe(height);
  (document.activeElement as HTMLElement).blur();
};

export const readOtherScripts: Play = async ({ canvas }) => {
  const [arabic, markup] = canvas.getAllByRole('article');
  await expect(canvas.getByRole('heading', { name: /^كيف/ })).toHaveStyle({ direction: 'rtl' });
  await expect(canvas.getByText('ليلى')).toHaveStyle({ fontStyle: 'normal' });
  await expect(canvas.getByText('כן')).toHaveStyle({ direction: 'rtl' });
  await expect(arabic).toHaveTextContent('ليلى asks');
  await expect(markup).toHaveTextContent('<b>Bold</b> asks');
  await expect(markup).toHaveTextContent('<img src=x onerror="alert(1)">Schachtel');
  await expect(markup?.querySelector('b, img')).toBeNull();
  await expect(markup?.scrollWidth, 'a long word breaks').toBe(markup?.clientWidth);
};
