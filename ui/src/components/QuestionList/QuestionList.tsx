import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { QuestionEntry, type QuestionEntryProps } from './QuestionList.entry';
import { LoadError, QuestionListHead } from './QuestionList.head';
import { Empty, More } from './QuestionList.styles';

export { QuestionEntry, type QuestionEntryProps } from './QuestionList.entry';

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
  /** How many there are in all, when the list does not hold them all yet. */
  total?: { asked: number; answered: number } | undefined;
  /** The list is on its way: nothing is claimed about its length. */
  loading?: boolean;
  /** Stands where nobody has asked yet. */
  emptyText?: string;
  /** Why the list could not be loaded. The questions that are known stay below. */
  error?: string | undefined;
  /** Another attempt to load it is on its way. */
  retrying?: boolean;
  /** Offers to try again after an error. */
  onRetry?: (() => void) | undefined;
  /** Offers the questions that follow; the focus goes to the first of them. */
  onMore?: (() => void) | undefined;
  /** The questions that follow are on their way. */
  loadingMore?: boolean;
  /** What has just happened: announced by screen readers, not shown. */
  announcement?: string | undefined;
  /** The address of one question; without it they carry no links. */
  addressOf?: ((id: number) => string) | undefined;
  /** The question that the visitor came for. */
  currentId?: number | undefined;
  /** Stands over each answer, so that no visitor's name can pass for its author. */
  answerLabel?: string | undefined;
  /** Offers to add and edit answers. */
  admin?: boolean;
  /** Offers to leave admin mode at the head of the list. */
  onLeaveAdmin?: (() => void) | undefined;
  /** The one question whose answer is being written. */
  editingId?: number | undefined;
  /** Answers begun and not sent, by the question's id: the editor begins with them. */
  drafts?: ReadonlyMap<number, string> | undefined;
  /** Called with the editor's text; `undefined` once it is discarded with Cancel. Escape keeps it. */
  onDraft?: ((id: number, text: string | undefined) => void) | undefined;
  /** What went wrong with that answer. */
  answerError?: string | undefined;
  /** Asks for the password again, right below that error. */
  askPassword?: boolean;
  /** An answer is on its way: the button is disabled. */
  submitting?: boolean;
  onEdit?: (id: number) => void;
  onCancelEdit?: () => void;
  /** Called with the password only where it was asked for again. */
  onAnswer?: (id: number, answer: string, password?: string) => void;
}

const nobodyYet = 'Nobody has asked yet. The first question is yours.';

/** Questions and answers, set like a printed interview. The editor takes the place of the answer. */
export const QuestionList = (props: QuestionListProps) => {
  const { questions, loading = false, onMore, loadingMore = false, emptyText = nobodyYet } = props;
  const focusNext = useFocusOnNext(questions);
  const more = () => {
    focusNext();
    onMore?.();
  };
  return (
    <section aria-labelledby="all-questions">
      <QuestionListHead {...props} />
      <VisuallyHidden role="status">{props.announcement}</VisuallyHidden>
      <LoadError {...props} />
      {!loading && questions.length === 0 && <Empty>{emptyText}</Empty>}
      {questions.map((item) => (
        <QuestionEntry key={item.id} {...entryProps(item, props)} />
      ))}
      {onMore && (
        <More>
          <Button kind="quiet" busy={loadingMore} onClick={more}>
            {loadingMore ? 'Loading...' : 'More questions'}
          </Button>
        </More>
      )}
    </section>
  );
};

const entryProps = (
  item: QuestionItem,
  { admin = false, ...list }: QuestionListProps,
): QuestionEntryProps => ({
  item,
  admin,
  address: list.addressOf?.(item.id),
  current: item.id === list.currentId,
  answerLabel: list.answerLabel,
  editing: admin && item.id === list.editingId,
  draft: list.drafts?.get(item.id),
  error: list.answerError,
  askPassword: list.askPassword,
  submitting: list.submitting,
  onEdit: () => list.onEdit?.(item.id),
  onClose: () => list.onCancelEdit?.(),
  onDraft: (text) => list.onDraft?.(item.id, text),
  onSubmit: (answer, password) => list.onAnswer?.(item.id, answer, password),
});

/** Once more questions have arrived, the focus moves to the first of them. */
const useFocusOnNext = (questions: readonly QuestionItem[]) => {
  const known = useRef<ReadonlySet<number>>(undefined);
  useEffect(() => {
    const next = known.current && questions.find(({ id }) => !known.current?.has(id));
    if (!next) return;
    known.current = undefined;
    document.querySelector<HTMLElement>(`#question-${next.id} h3`)?.focus();
  }, [questions]);
  return () => void (known.current = new Set(questions.map(({ id }) => id)));
};
