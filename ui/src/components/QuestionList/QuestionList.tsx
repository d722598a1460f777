import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { QuestionEntry, type QuestionItem } from './QuestionList.entry';
import { LoadError } from './QuestionList.error';
import { QuestionFilter, useFilter } from './QuestionList.filter';
import { defaultMessages, type QuestionListMessages, type QuestionTotal } from './QuestionList.messages';
import { Count, Empty, Head, Loading, More } from './QuestionList.styles';

export { QuestionEntry, type QuestionEntryProps, type QuestionItem } from './QuestionList.entry';
export type { QuestionListMessages, QuestionTotal } from './QuestionList.messages';

export interface QuestionListProps<
  Item extends QuestionItem = QuestionItem,
> extends ComponentProps<'section'> {
  /** Questions in the order in which they are shown. */
  questions: readonly Item[];
  /** Total numbers of questions and answers, if not all questions are loaded. */
  total?: QuestionTotal | undefined;
  /** Shows "Loading..." instead of the number of questions. */
  loading?: boolean;
  /** Error message if loading failed. Questions that are already loaded stay visible. */
  error?: string | undefined;
  /** Adds a retry button to the error. */
  onRetry?: (() => void) | undefined;
  /** Adds a button that loads more questions. The focus then moves to the first new one. */
  onMore?: (() => void) | undefined;
  /** Button whose request is running. It shows a spinner. */
  busy?: 'retry' | 'more' | undefined;
  /** Returns the address of a question. Without it, questions have no links. */
  addressOf?: ((item: Item) => string) | undefined;
  /** Id of the question that the visitor followed a link to. It is highlighted. */
  currentId?: Item['id'] | undefined;
  /** Id of a question that the visitor has just asked. It is highlighted. */
  askedId?: Item['id'] | undefined;
  /** Wraps or replaces an answer, for example with an `AnswerEditor`. */
  renderAnswer?: ((item: Item, answer: ReactNode) => ReactNode) | undefined;
  /** Texts that replace the English ones. */
  messages?: Partial<QuestionListMessages>;
  /** Content between the heading and the questions, such as an `AdminNotice`. */
  children?: ReactNode;
}

/** Questions and answers, laid out like a printed interview. Long lists have a filter. */
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
  askedId,
  renderAnswer,
  messages: own,
  children,
  ...rest
}: QuestionListProps<Item>) => {
  const messages = { ...defaultMessages, ...own };
  const { isOffered, words, setWords, shown } = useFilter(questions, currentId);
  const focusNext = useFocusOnNext(questions, shown, busy === 'more');
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
        {loading && !error && <Loading>{messages.loading}</Loading>}
        {!loading && <Count>{messages.count(total ?? totalOf(questions))}</Count>}
      </Head>
      {children}
      <LoadError
        error={error}
        areShown={questions.length > 0}
        retrying={busy === 'retry'}
        onRetry={onRetry}
        messages={messages}
      />
      {isOffered && (
        <QuestionFilter
          words={words}
          onWords={setWords}
          found={shown.length}
          searched={questions.length}
          areLatest={onMore !== undefined}
          messages={messages}
        />
      )}
      {!loading && questions.length === 0 && <Empty>{messages.empty}</Empty>}
      {shown.map((item) => (
        <QuestionEntry
          key={item.id}
          item={item}
          address={addressOf?.(item)}
          current={[currentId, askedId].map(String).includes(String(item.id))}
          messages={messages}
          renderAnswer={renderAnswer && ((answer) => renderAnswer(item, answer))}
        />
      ))}
      {onMore && (
        <More>
          <Button kind="quiet" busy={busy === 'more'} onClick={more}>
            {busy === 'more' ? messages.loading : words.trim() ? messages.searchMore : messages.more}
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

/**
 * After more questions are loaded, focuses the first new one. If the filter hides all new ones and the pressed button
 * is gone, focuses the heading of the list.
 */
const useFocusOnNext = (
  questions: readonly QuestionItem[],
  shown: readonly QuestionItem[],
  isLoading: boolean,
) => {
  const known = useRef<ReadonlySet<QuestionItem['id']>>(undefined);
  useEffect(() => {
    const isNew = ({ id }: QuestionItem) => !known.current?.has(id);
    if (!known.current || !questions.some(isNew)) return;
    const next = shown.find(isNew);
    known.current = undefined;
    if (next) document.getElementById(`question-${next.id}`)?.querySelector('h3')?.focus();
    else if (document.activeElement === document.body) document.getElementById('all-questions')?.focus();
  }, [questions, shown]);
  // After a failed attempt to load more, a question that is asked later must not take the focus.
  useEffect(() => {
    if (!isLoading) known.current = undefined;
  }, [isLoading]);
  return () => void (known.current = new Set(questions.map(({ id }) => id)));
};
