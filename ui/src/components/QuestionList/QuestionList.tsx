import { Count, Empty, Head } from './QuestionList.parts';
import { Question } from './QuestionList.question';

export interface QuestionItem {
  id: number;
  question: string;
  /** Shown as "Anonymous" when empty. */
  name?: string | null | undefined;
  answer?: string | null | undefined;
}

export interface QuestionListProps {
  /** The questions, in the order of reading. */
  questions: readonly QuestionItem[];
  /** The list is on its way: nothing is claimed about its length. */
  loading?: boolean;
  /** Offers to add and edit answers. */
  admin?: boolean;
  /** The one question whose answer is being written. */
  editingId?: number | undefined;
  /** What went wrong with that answer. */
  answerError?: string | undefined;
  /** An answer is on its way: the button is disabled. */
  submitting?: boolean;
  onEdit?: (id: number) => void;
  onCancelEdit?: () => void;
  onAnswer?: (id: number, answer: string) => void;
}

/** A printed interview: who asks, the question, the answer. The editor stands in the answer's place. */
export const QuestionList = ({
  questions,
  loading = false,
  admin = false,
  editingId,
  answerError,
  submitting = false,
  ...on
}: QuestionListProps) => (
  <section aria-labelledby="all-questions">
    <Head>
      <h2 id="all-questions">All Questions</h2>
      <Count>{countOf(questions)}</Count>
    </Head>
    {!loading && questions.length === 0 && <Empty>Nobody has asked yet. The first question is yours.</Empty>}
    {questions.map((item) => (
      <Question
        key={item.id}
        item={item}
        admin={admin}
        editing={admin && editingId === item.id}
        error={answerError}
        submitting={submitting}
        onEdit={() => on.onEdit?.(item.id)}
        onCancel={() => on.onCancelEdit?.()}
        onSubmit={(answer) => on.onAnswer?.(item.id, answer)}
      />
    ))}
  </section>
);

const countOf = (questions: readonly QuestionItem[]) =>
  questions.length === 0
    ? ''
    : `${questions.length} asked, ${questions.filter((item) => item.answer).length} answered`;
