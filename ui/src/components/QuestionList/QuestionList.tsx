import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { QuestionEntry, type QuestionItem } from './QuestionList.entry';
import { LoadError } from './QuestionList.error';
import { QuestionFilter, useFilter } from './QuestionList.filter';
import { defaultMessages, type QuestionListMessages, type QuestionTotal } from './QuestionList.messages';
import { Count, Empty, Head, More } from './QuestionList.styles';

export { QuestionEntry, type QuestionEntryProps, type QuestionItem } from './QuestionList.entry';
export type { QuestionListMessages, QuestionTotal } from './QuestionList.messages';

export interface QuestionListProps<
  Item extends QuestionItem = QuestionItem,
> extends ComponentProps<'section'> {
  /** The questions, in the order of reading. */
  questions: readonly Item[];
  /** How many there are in all, when the list does not hold them all yet. */
  total?: QuestionTotal | undefined;
  /** The list has not arrived yet: nothing is said about its length. */
  loading?: boolean;
  /** Why the list could not be loaded. The questions that are known stay below. */
  error?: string | undefined;
  /** Offers to try again after an error. */
  onRetry?: (() => void) | undefined;
  /** Offers the questions that follow. The focus moves to the first of them. */
  onMore?: (() => void) | undefined;
  /** The button that is at work: `retry` or `more`. */
  busy?: 'retry' | 'more' | undefined;
  /** Link to one question. Without it the questions have no links. */
  addressOf?: ((item: Item) => string) | undefined;
  /** The question that the visitor came for. */
  currentId?: Item['id'] | undefined;
  /** Replaces the answer of a question, for instance with an `AnswerEditor` around it. */
  renderAnswer?: ((item: Item, answer: ReactNode) => ReactNode) | undefined;
  /** Words in place of the English ones. */
  messages?: Partial<QuestionListMessages>;
  /** Shown between the heading and the questions, such as an `AdminNotice`. */
  children?: ReactNode;
}

/** Questions and answers, set like a printed interview. More than twenty can be filtered by words. */
export const QuestionList = <Item extends QuestionItem>({
  questions,
  total,
  loading = false,
  error,
  onRetry,
  onMore,
  busy,
  addressOf,
  currentId,
  renderAnswer,
  messages: own,
  children,
  ...rest
}: QuestionListProps<Item>) => {
  const messages = { ...defaultMessages, ...own };
  const focusNext = useFocusOnNext(questions);
  const { isOffered, words, setWords, shown } = useFilter(questions);
  const more = () => {
    focusNext();
    onMore?.();
  };
  return (
    <section aria-labelledby="all-questions" {...rest}>
      <Head>
        <h2 id="all-questions" tabIndex={-1}>
          {messages.title}
        </h2>
        <Count>{!loading && messages.count(total ?? totalOf(questions))}</Count>
      </Head>
      {children}
      <LoadError error={error} retrying={busy === 'retry'} onRetry={onRetry} messages={messages} />
      {isOffered && (
        <QuestionFilter words={words} onWords={setWords} found={shown.length} messages={messages} />
      )}
      {!loading && questions.length === 0 && <Empty>{messages.empty}</Empty>}
      {shown.map((item) => (
        <QuestionEntry
          key={item.id}
          item={item}
          address={addressOf?.(item)}
          current={String(item.id) === String(currentId)}
          messages={messages}
          renderAnswer={renderAnswer && ((answer) => renderAnswer(item, answer))}
        />
      ))}
      {onMore && (
        <More>
          <Button kind="quiet" busy={busy === 'more'} onClick={more}>
            {busy === 'more' ? messages.loading : messages.more}
          </Button>
        </More>
      )}
    </section>
  );
};

const totalOf = (questions: readonly QuestionItem[]): QuestionTotal => ({
  asked: questions.length,
  answered: questions.filter((item) => item.answer).length,
});

/** Once more questions have arrived, the focus moves to the first of them. */
const useFocusOnNext = (questions: readonly QuestionItem[]) => {
  const known = useRef<ReadonlySet<QuestionItem['id']>>(undefined);
  useEffect(() => {
    const next = known.current && questions.find(({ id }) => !known.current?.has(id));
    if (!next) return;
    known.current = undefined;
    document.getElementById(`question-${next.id}`)?.querySelector('h3')?.focus();
  }, [questions]);
  return () => void (known.current = new Set(questions.map(({ id }) => id)));
};
