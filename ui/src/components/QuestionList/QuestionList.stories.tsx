import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  answered,
  FailedQuestions,
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

/** Questions without a name are shown as Anonymous. Each answer is marked as the owner's. */
export const Default: Story = { tags: ['rtl'], play: plays.read };

/** Questions with links to them. The question whose link the visitor followed is in the accent colour. */
export const Addressed: Story = {
  args: { addressOf: ({ id }) => `?question=${id}`, currentId: 1 },
  play: plays.followAnAddress,
};

/** A visitor uses the owner's name. The logo still marks only the owner's answer. */
export const SignedAsTheOwner: Story = {
  tags: ['unphotographed'],
  args: { questions: [{ ...unanswered, name: 'My answer' }, answered] },
  play: plays.compareAuthors,
};

/** A button loads more questions. The focus moves to the first new one. */
export const More: Story = {
  tags: ['unphotographed'],
  args: { questions: [answered], total: { asked: 2, answered: 1 }, onMore: fn() },
  render: GrowingQuestions,
  play: plays.readOn,
};

/** After a failed attempt to load more, the focus does not move to a question that is asked later. */
export const MoreFailed: Story = {
  tags: ['unphotographed'],
  args: { questions: [answered], error: 'Failed to load questions.' },
  render: FailedQuestions,
  play: plays.failToReadOn,
};

/** Before the first questions arrive. */
export const Loading: Story = { args: { questions: [], loading: true } };

/** A loading error with a retry button. Loaded questions stay visible. */
export const LoadFailed: Story = {
  args: { questions: [], loading: true, error: 'Failed to load questions.', onRetry: fn() },
  play: plays.pressTryAgain,
};

/** After a successful retry the heading of the list has the focus. */
export const TryingAgain: Story = {
  tags: ['unphotographed'],
  args: { questions: [], loading: true, error: 'Failed to load questions.' },
  render: RetriedQuestions,
  play: plays.tryAgain,
};

/** A question without an answer says "No answer yet." after a dotted dash. */
export const Unanswered: Story = {
  args: { questions: [unanswered] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No answer yet.')).toBeVisible();
  },
};

/** An answer with its date. Line breaks are kept. */
export const Answered: Story = { args: { questions: [answered] } };

/** A list without questions says that the visitor would be the first. */
export const Empty: Story = { args: { questions: [] } };

/** A question of more than 200 characters has the size of body text. */
export const LongQuestion: Story = {
  args: { questions: [{ ...unanswered, question: longQuestion }, answered] },
};

/** A question of more than sixteen lines is collapsed. */
export const TallQuestion: Story = {
  args: { questions: [{ ...unanswered, question: 'Why?\n'.repeat(40).trim() }] },
  play: plays.unfold,
};

/** Lists of more than twenty questions have a filter. */
export const Filtered: Story = {
  parameters: onItsOwn,
  args: {
    questions: [unanswered, ...Array.from({ length: 20 }, (_, index) => ({ ...answered, id: index + 3 }))],
  },
  play: plays.findWords,
};

/** If older questions are not loaded, the filter says so. A button below the list loads and searches them. */
export const FilteredLatest: Story = {
  tags: ['unphotographed'],
  parameters: onItsOwn,
  args: {
    questions: Array.from({ length: 21 }, (_, index) => ({ ...answered, id: index + 3 })),
    total: { asked: 22, answered: 21 },
    onMore: fn(),
  },
  render: GrowingQuestions,
  play: plays.findOlderWords,
};

/** If the older questions do not match the filter either, the heading of the list gets the focus. */
export const FilteredInVain: Story = {
  ...FilteredLatest,
  tags: ['unphotographed'],
  play: plays.findNoOlderWords,
};

/** Five hundred questions, more than a page ever loads at once. */
export const FiveHundred: Story = {
  tags: ['unphotographed'],
  // No axe check: it would take half a minute, and the other stories cover the same elements.
  parameters: { ...onItsOwn, a11y: { test: 'off' } },
  args: { questions: Array.from({ length: 500 }, (_, index) => ({ ...answered, id: index + 1 })) },
  play: plays.countThem,
};

/** HTML in a question is shown as text, a long word breaks, and right-to-left text keeps its direction. */
export const LongWordsAndOtherScripts: Story = {
  tags: ['unphotographed'],
  args: {
    questions: [
      { id: 1, name: 'ليلى', question: 'كيف تطلب من غريب أن يرقص؟', answer: 'כן' },
      { id: 2, name: '<b>Bold</b>', question: `<img src=x onerror="alert(1)">${'Schachtel'.repeat(30)}` },
    ],
  },
  play: plays.readOtherScripts,
};
