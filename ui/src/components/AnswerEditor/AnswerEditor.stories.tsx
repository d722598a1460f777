import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AnswerableQuestions, answered, answerFailed, onItsOwn } from '../../../docs/samples/Questions';
import * as plays from '../../../docs/samples/answerPlays';
import { AnswerEditor } from './AnswerEditor';

const meta = {
  component: AnswerEditor,
  tags: ['mobile'],
  parameters: { room: 'measure' },
  args: {
    item: answered,
    onEdit: fn(),
    onClose: fn(),
    onDraft: fn(),
    onSubmit: fn(),
    children: <p>{answered.answer}</p>,
  },
} satisfies Meta<typeof AnswerEditor>;

export default meta;
type Story = StoryObj<typeof meta>;
type InAList = StoryObj<typeof AnswerableQuestions>;

const inAList = { onAnswer: fn(), onLeave: fn(), onClose: fn() };

/** An answer as visitors see it, with the button that opens the editor. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit answer' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

/** A `QuestionList` with an `AnswerEditor` for each question. A button above them leaves admin mode. */
export const InAList: InAList = {
  args: inAList,
  render: (args) => <AnswerableQuestions {...args} />,
  play: plays.leaveAdminMode,
};

/** The editor replaces the answer. The cursor is at the end of the text. */
export const EditingOne: InAList = {
  ...InAList,
  parameters: onItsOwn,
  args: { ...inAList, editingId: 1 },
  play: plays.editOneAtATime,
};

/** Cancel and Escape close the editor and return the focus to the button that opened it. */
export const Cancelling: InAList = { ...InAList, tags: ['unphotographed'], play: plays.closeAnEditor };

/** Escape keeps the typed text until the editor is opened again. Cancel discards it. */
export const KeepingADraft: InAList = { ...InAList, play: plays.keepADraft };

/** The button is disabled while the answer is being sent. */
export const Submitting: InAList = {
  ...InAList,
  parameters: onItsOwn,
  args: { ...inAList, editingId: 2, submitting: true },
  play: plays.waitForTheAnswer,
};

/** The server refused the answer: the text stays, and the password can be entered again. */
export const AnswerFailed: InAList = {
  ...InAList,
  parameters: onItsOwn,
  args: { ...inAList, editingId: 1, error: answerFailed, askPassword: true },
  play: plays.enterThePasswordAgain,
};

/** An empty answer is not sent. */
export const EmptyAnswer: InAList = {
  ...InAList,
  parameters: onItsOwn,
  args: { ...inAList, editingId: 2, error: 'Answer cannot be empty.' },
  play: plays.readTheError,
};
