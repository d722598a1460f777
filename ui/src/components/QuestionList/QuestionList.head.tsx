import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button';
import { ErrorLine } from '../ErrorLine/ErrorLine';
import type { QuestionItem, QuestionListProps } from './QuestionList';
import { AdminBar, Count, Head, Retry } from './QuestionList.head.styles';

/** The list's name, how many there are, and in admin mode the way out of it. */
export const QuestionListHead = ({
  questions,
  total,
  loading = false,
  admin = false,
  onLeaveAdmin,
}: QuestionListProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const leave = () => {
    // The button disappears with the mode that it ends.
    heading.current?.focus();
    onLeaveAdmin?.();
  };
  return (
    <>
      <Head>
        <h2 id="all-questions" ref={heading} tabIndex={-1}>
          All Questions
        </h2>
        <Count>{loading ? '' : countOf(questions, total)}</Count>
      </Head>
      {admin && onLeaveAdmin && (
        <AdminBar>
          <span>Admin mode is on.</span>
          <Button kind="link" onClick={leave}>
            Leave admin mode
          </Button>
        </AdminBar>
      )}
    </>
  );
};

const countOf = (
  questions: readonly QuestionItem[],
  { asked, answered }: NonNullable<QuestionListProps['total']> = {
    asked: questions.length,
    answered: questions.filter((item) => item.answer).length,
  },
) => (asked === 0 ? '' : `${asked} asked, ${answered} answered`);

/** Why the list is not here, with the way to try again. The error is removed meanwhile, so that it is announced again if it returns. */
export const LoadError = ({ error, retrying = false, onRetry }: QuestionListProps) => {
  const isShown = error !== undefined || retrying;
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (wasShown.current && !isShown && document.activeElement === document.body)
      document.getElementById('all-questions')?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return (
    isShown && (
      <Retry>
        {error !== undefined && <ErrorLine>{error}</ErrorLine>}
        {onRetry && (
          <Button kind="quiet" busy={retrying} onClick={onRetry}>
            {retrying ? 'Loading...' : 'Try again'}
          </Button>
        )}
      </Retry>
    )
  );
};
