import { useCallback, useEffect, useState } from 'react';
import { isBlank, type Question } from '@line-of-dance/server/contract';
import { fetchQuestions, submitAnswer, submitQuestion } from '../../api/client';

export const messages = {
  loadFailed: 'Failed to load questions.',
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

/** The questions and what can be done with them. `loading` disables every submit button and ends after errors too. */
export const useQuestions = () => {
  const [questions, setQuestions] = useState<Question[]>();
  const [loading, setLoading] = useState(false);
  const [listError, setListError] = useState<string>();
  const [questionError, setQuestionError] = useState<string>();
  const [answerError, setAnswerError] = useState<string>();

  const load = useCallback(async () => {
    try {
      setQuestions(await fetchQuestions());
      setListError(undefined);
    } catch (error) {
      console.error(error);
      setListError(messages.loadFailed);
    }
  }, []);

  useEffect(() => void load(), [load]);

  const send = async (action: () => Promise<void>, onError: () => void) => {
    setLoading(true);
    try {
      await action();
    } catch (error) {
      console.error(error);
      onError();
      return false;
    } finally {
      setLoading(false);
    }
    await load();
    return true;
  };

  /** True when the question has arrived and the form may clear. */
  const ask = async (draft: QuestionDraft) => {
    setQuestionError(isBlank(draft.question) ? messages.emptyQuestion : undefined);
    if (isBlank(draft.question)) return false;
    return send(
      () => submitQuestion(draft),
      () => setQuestionError(messages.submitFailed),
    );
  };

  /** True when the answer has arrived and the editor may close. */
  const answer = async (id: number, text: string, password: string) => {
    setAnswerError(isBlank(text) ? messages.emptyAnswer : undefined);
    if (isBlank(text)) return false;
    return send(
      () => submitAnswer({ id, answer: text, password }),
      () => setAnswerError(messages.answerFailed),
    );
  };

  const forgetAnswerError = () => setAnswerError(undefined);

  return { questions, loading, listError, questionError, answerError, ask, answer, forgetAnswerError };
};
