import { isBlank, type NewAnswer, type NewQuestion, type Question } from '@line-of-dance/server/contract';
import { useState } from 'react';
import { failureIn, submitAnswer, submitQuestion, type Failure } from '../../api/client';

export type SubmissionError = 'empty' | Failure;

/** Sends questions and answers, and has the list loaded again. `loading` disables every submit button and ends after errors too. */
export const useSubmissions = (load: () => Promise<Question[]>) => {
  const [loading, setLoading] = useState(false);
  const [questionError, setQuestionError] = useState<SubmissionError>();
  const [answerError, setAnswerError] = useState<SubmissionError>();

  /** Resolves to the list's first questions, or to nothing where nothing was sent. */
  const send = async (
    text: string,
    onError: (error: SubmissionError | undefined) => void,
    action: () => Promise<unknown>,
  ) => {
    onError(isBlank(text) ? 'empty' : undefined);
    if (isBlank(text)) return undefined;
    setLoading(true);
    try {
      if ((await action()) === false) return undefined;
    } catch (error) {
      console.error(error);
      onError(failureIn(error));
      return undefined;
    } finally {
      setLoading(false);
    }
    return load();
  };

  const ask = (draft: NewQuestion) => send(draft.question, setQuestionError, () => submitQuestion(draft));

  /** An answer that would replace one which the owner has not seen is not sent. */
  const answer = (draft: NewAnswer, hasChanged: () => Promise<boolean>) =>
    send(draft.answer, setAnswerError, async () => {
      // Where this call fails, the next one does too, and says so.
      if (await hasChanged().catch(() => false)) return false;
      return submitAnswer(draft);
    });

  return {
    loading,
    questionError,
    answerError,
    ask,
    answer,
    forgetAnswerError: () => setAnswerError(undefined),
  };
};
