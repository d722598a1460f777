import { isBlank, type NewAnswer, type Question } from '@line-of-dance/server/contract';
import { useState } from 'react';
import { submitAnswer, submitQuestion } from '../../api/client';

export const messages = {
  submitFailed: 'Failed to submit question.',
  answerFailed: 'Failed to submit answer (check your admin password).',
  emptyQuestion: 'Question cannot be empty.',
  emptyAnswer: 'Answer cannot be empty.',
} as const;

export interface QuestionDraft {
  question: string;
  name: string;
  website: string;
}

/** Sends questions and answers, and has the list loaded again. `loading` disables every submit button and ends after errors too. */
export const useSubmissions = (load: () => Promise<Question[]>) => {
  const [loading, setLoading] = useState(false);
  const [questionError, setQuestionError] = useState<string>();
  const [answerError, setAnswerError] = useState<string>();

  /** Resolves to the list's first questions, or to nothing after an error. */
  const send = async (action: () => Promise<void>, onError: () => void) => {
    setLoading(true);
    try {
      await action();
    } catch (error) {
      console.error(error);
      onError();
      return undefined;
    } finally {
      setLoading(false);
    }
    return load();
  };

  const ask = async (draft: QuestionDraft) => {
    setQuestionError(isBlank(draft.question) ? messages.emptyQuestion : undefined);
    if (isBlank(draft.question)) return undefined;
    return send(
      () => submitQuestion(draft),
      () => setQuestionError(messages.submitFailed),
    );
  };

  const answer = async (draft: NewAnswer) => {
    setAnswerError(isBlank(draft.answer) ? messages.emptyAnswer : undefined);
    if (isBlank(draft.answer)) return undefined;
    return send(
      () => submitAnswer(draft),
      () => setAnswerError(messages.answerFailed),
    );
  };

  return {
    loading,
    questionError,
    answerError,
    ask,
    answer,
    forgetAnswerError: () => setAnswerError(undefined),
  };
};
