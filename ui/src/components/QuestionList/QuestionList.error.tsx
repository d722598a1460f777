import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button';
import { ErrorLine } from '../ErrorLine/ErrorLine';
import type { QuestionListMessages } from './QuestionList.messages';
import { Retry } from './QuestionList.styles';

export interface LoadErrorProps {
  error: string | undefined;
  /** Whether questions are shown below the error. */
  areShown: boolean;
  retrying: boolean;
  onRetry: (() => void) | undefined;
  messages: QuestionListMessages;
}

/**
 * Loading error with a retry button. The error is hidden during a retry, so that screen readers announce the next one.
 */
export const LoadError = ({ error, areShown, retrying, onRetry, messages }: LoadErrorProps) => {
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
        {error !== undefined && (
          <ErrorLine>
            {error} {areShown && messages.outdated}
          </ErrorLine>
        )}
        {onRetry && (
          <Button kind="quiet" busy={retrying} onClick={onRetry}>
            {retrying ? messages.loading : messages.retry}
          </Button>
        )}
      </Retry>
    )
  );
};
