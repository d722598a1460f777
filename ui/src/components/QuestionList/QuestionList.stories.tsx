import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  answered,
  onItsOwn,
  GrowingQuestions,
  longQuestion,
  RetriedQuestions,
  unanswered,
} from '../../../docs/samples/Questions';
import * as plays from '../../../docs/samples/questionPlays';
import { QuestionList } from './QuestionList';

const meta = {
  component: QuestionList,
  tags: ['mobile'],
  parameters: { room: 'measure' },
  args: { questions: [answered, unanswered] },
  argTypes: {
    questions: { table: { type: { summary: 'readonly QuestionItem[]' } } },
  },
} satisfies Meta<typeof QuestionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a visitor reads. Without a name it says Anonymous; each answer says that it is the owner's. */
export const Default: Story = {
  tags: ['rtl'],
  play: plays.read,
};

/** Each question has its own address. The one that the visitor came for is in the accent colour. */
export const Addressed: Story = {
  args: { addressOf: ({ id }) => `?question=${id}`, currentId: 1 },
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

/** The answer is behind the line, with its date. Its own line breaks are kept. */
export const Answered: Story = { args: { questions: [answered] } };

/** Nobody has asked. */
export const Empty: Story = { args: { questions: [] } };

/** A question of more than 200 characters is set at body size. */
export const LongQuestion: Story = {
  args: { questions: [{ ...unanswered, question: longQuestion }, answered] },
};

/** A question of more than sixteen lines is folded. */
export const TallQuestion: Story = {
  args: { questions: [{ ...unanswered, question: 'Why?\n'.repeat(40).trim() }] },
  play: plays.unfold,
};

/** More than twenty questions can be filtered by words. */
export const Filtered: Story = {
  parameters: onItsOwn,
  args: {
    questions: [unanswered, ...Array.from({ length: 20 }, (_, index) => ({ ...answered, id: index + 3 }))],
  },
  play: plays.findWords,
};

/** Five hundred questions, more than a page ever brings at once, are read like five. */
export const FiveHundred: Story = {
  tags: ['unphotographed'],
  // Axe would take half a minute to find what it finds in the other stories.
  parameters: { ...onItsOwn, a11y: { test: 'off' } },
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
