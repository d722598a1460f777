import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { QuestionList, type QuestionItem } from './QuestionList';

const answered: QuestionItem = {
  id: 1,
  question: 'How do you ask someone to dance when you are terrified of no?',
  answer: 'You look, they look away, and nobody else in the room noticed.\nThat is the whole cost.',
};
const unanswered: QuestionItem = {
  id: 2,
  question: 'Is freelancing lonelier than a team?',
  name: 'A reader',
};

const meta = {
  component: QuestionList,
  tags: ['mobile'],
  parameters: { room: 'measure' },
  args: { questions: [unanswered, answered], onEdit: fn(), onCancelEdit: fn(), onAnswer: fn() },
  render: function Editing(args) {
    const [editingId, setEditingId] = useState(args.editingId);
    const edit = (id: number) => {
      args.onEdit?.(id);
      setEditingId(id);
    };
    const cancel = () => {
      args.onCancelEdit?.();
      setEditingId(undefined);
    };
    return <QuestionList {...args} editingId={editingId} onEdit={edit} onCancelEdit={cancel} />;
  },
} satisfies Meta<typeof QuestionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a visitor reads. Who gave no name is Anonymous. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 asked, 1 answered')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** "No answer yet." behind a dotted dash. */
export const Unanswered: Story = {
  args: { questions: [unanswered] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No answer yet.')).toBeVisible();
  },
};

/** The answer stands behind the line; its own line breaks are kept. */
export const Answered: Story = { args: { questions: [answered] } };

/** Nobody has asked. */
export const Empty: Story = { args: { questions: [] } };

/** The owner may add an answer or edit one. */
export const Admin: Story = {
  args: { admin: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add answer' })).toHaveAccessibleDescription(/lonelier/);
    await expect(canvas.getByRole('button', { name: 'Edit answer' })).toBeVisible();
  },
};

/** One question at a time: the editor stands in the answer's place and begins with it. */
export const EditingOne: Story = {
  args: { admin: true, editingId: 1 },
  play: async ({ args, canvas, userEvent }) => {
    const editor = canvas.getByRole('textbox', { name: 'Your answer' });
    await waitFor(() => expect(editor).toHaveFocus());
    await expect(editor).toHaveValue(answered.answer);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit answer' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(1, answered.answer);
    await userEvent.click(canvas.getByRole('button', { name: 'Add answer' }));
    await expect(await canvas.findByRole('textbox')).toHaveValue('');
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
  },
};

/** Cancel and Escape close the editor; the focus goes back to the button that opened it. */
export const CancellingAnEdit: Story = {
  tags: ['unphotographed'],
  args: { admin: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit answer' }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: 'Edit answer' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Add answer' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('button', { name: 'Add answer' })).toHaveFocus();
    await expect(args.onCancelEdit).toHaveBeenCalledTimes(2);
  },
};

/** The answer is on its way: the button is disabled. */
export const Submitting: Story = {
  args: { admin: true, editingId: 2, submitting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submit answer' })).toBeDisabled();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    (document.activeElement as HTMLElement).blur();
  },
};

/** The server refused the answer: the text stays, the error stands below it. */
export const AnswerFailed: Story = {
  args: { admin: true, editingId: 1, answerError: 'Failed to submit answer (check your admin password).' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to submit answer (check your admin password).',
    );
    await expect(canvas.getByRole('textbox')).toHaveValue(answered.answer);
  },
};

/** An empty answer is not sent. */
export const EmptyAnswer: Story = {
  args: { admin: true, editingId: 2, answerError: 'Answer cannot be empty.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Answer cannot be empty.');
  },
};

/** Five hundred questions are read like five. */
export const FiveHundred: Story = {
  tags: ['unphotographed'],
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  args: { questions: Array.from({ length: 500 }, (_, index) => ({ ...answered, id: index + 1 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('500 asked, 500 answered')).toBeVisible();
  },
};

/** A long word breaks; a right-to-left name keeps its own direction. */
export const LongWordsAndOtherScripts: Story = {
  tags: ['unphotographed'],
  args: {
    questions: [{ id: 1, name: 'ليلى', question: 'Streichholzschächtelchen'.repeat(12), answer: 'כן' }],
  },
};
