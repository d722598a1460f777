import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  answered,
  answerFailed,
  EditableQuestions,
  framed,
  GrowingQuestions,
  RetriedQuestions,
  unanswered,
} from '../../../docs/samples/Questions';
import * as plays from '../../../docs/samples/questionPlays';
import { QuestionList } from './QuestionList';

const meta = {
  component: QuestionList,
  tags: ['mobile'],
  parameters: { room: 'measure' },
  args: {
    questions: [answered, unanswered],
    onEdit: fn(),
    onCancelEdit: fn(),
    onDraft: fn(),
    onAnswer: fn(),
    onLeaveAdmin: fn(),
  },
  render: EditableQuestions,
} satisfies Meta<typeof QuestionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a visitor reads. Without a name it says Anonymous; each answer says that it is the owner's. */
export const Default: Story = {
  tags: ['rtl'],
  play: plays.read,
};

/** Each question has an address of its own. The one that the visitor came for is in the accent colour. */
export const Addressed: Story = {
  args: { addressOf: (id) => `?question=${id}`, currentId: 1 },
  play: plays.followAnAddress,
};

/** A visitor may use any name: the logo above an answer shows that the owner wrote it. */
export const SignedAsTheOwner: Story = {
  tags: ['unphotographed'],
  args: { questions: [{ ...unanswered, name: 'My answer' }, answered] },
  play: plays.compareAuthors,
};

/** The rest follows page by page; the focus goes to the first question that is new. */
export const More: Story = {
  args: { questions: [answered], total: { asked: 2, answered: 1 }, onMore: fn() },
  render: GrowingQuestions,
  play: plays.readOn,
};

/** The list could not be loaded: what is known stays, and one can try again. */
export const LoadFailed: Story = {
  args: { questions: [], loading: true, error: 'Failed to load questions.', onRetry: fn() },
  play: plays.pressTryAgain,
};

/** When trying again has helped, the focus is on the list's name. */
export const TryingAgain: Story = {
  tags: ['unphotographed'],
  args: { questions: [], loading: true, error: 'Failed to load questions.' },
  render: RetriedQuestions,
  play: plays.tryAgain,
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

/** The owner may add an answer or edit one, and leave the mode at the head of the list. */
export const Admin: Story = {
  args: { admin: true, announcement: 'Admin mode is on: questions can be answered.' },
  play: plays.leaveAdminMode,
};

/** One question at a time: the editor stands in the answer's place and begins with it. */
export const EditingOne: Story = {
  parameters: framed,
  args: { admin: true, editingId: 1 },
  play: plays.editOneAtATime,
};

/** Cancel and Escape close the editor; the focus goes back to the button that opened it. */
export const CancellingAnEdit: Story = {
  tags: ['unphotographed'],
  args: { admin: true },
  play: plays.closeAnEditor,
};

/** Escape keeps what was typed, Cancel discards it. */
export const KeepingADraft: Story = {
  args: { admin: true },
  play: plays.keepADraft,
};

/** The answer is on its way: the button is disabled. */
export const Submitting: Story = {
  parameters: framed,
  args: { admin: true, editingId: 2, submitting: true },
  play: plays.waitForTheAnswer,
};

/** The server refused the answer: the text stays, the error stands below it, and the password can be entered again. */
export const AnswerFailed: Story = {
  parameters: framed,
  args: { admin: true, editingId: 1, answerError: answerFailed, askPassword: true },
  play: plays.enterThePasswordAgain,
};

/** An empty answer is not sent. */
export const EmptyAnswer: Story = {
  parameters: framed,
  args: { admin: true, editingId: 2, answerError: 'Answer cannot be empty.' },
  play: plays.readTheError,
};

/** Five hundred questions, more than a page ever brings at once, are read like five. */
export const FiveHundred: Story = {
  tags: ['unphotographed'],
  parameters: framed,
  args: { questions: Array.from({ length: 500 }, (_, index) => ({ ...answered, id: index + 1 })) },
  play: plays.countThem,
};

/** A long word breaks; a right-to-left name keeps its own direction. */
export const LongWordsAndOtherScripts: Story = {
  tags: ['unphotographed'],
  args: {
    questions: [{ id: 1, name: 'ليلى', question: 'Streichholzschächtelchen'.repeat(12), answer: 'כן' }],
  },
};
