import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorLine } from './ErrorLine';

const meta = {
  component: ErrorLine,
  tags: ['forced-colours'],
  parameters: { room: 'measure' },
  args: { children: 'Failed to load questions.' },
} satisfies Meta<typeof ErrorLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers announce the message immediately. */
export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load questions.');
  },
};

export const SubmittingAQuestionFailed: Story = { args: { children: 'Failed to submit question.' } };

export const SubmittingAnAnswerFailed: Story = {
  args: { children: 'Failed to submit answer (check your admin password).' },
};

export const EmptyQuestion: Story = { args: { children: 'Question cannot be empty.' } };

export const EmptyAnswer: Story = { args: { children: 'Answer cannot be empty.' } };

/** A message of several lines. The triangle is beside the first line. */
export const SeveralLines: Story = {
  args: {
    children:
      'A message that takes more than one line, because something went wrong in a way that nobody had put into fewer words before.',
  },
  parameters: { room: 'form' },
};
