import { closeGaps, isBlank, type Question } from '@line-of-dance/server/contract';
import { useState } from 'react';
import { submitAnswer, type Failure } from '../../../api/client';
import type { Call } from '../../../forms/calls';
import { createVisitState } from '../../../forms/visitState';
import type { useQuestionList } from '../list/useQuestionList';
import { noAnswers, withDraft, withoutSaved } from './answering';

const usePassword = createVisitState<string | undefined>(undefined);
const useAnswering = createVisitState(noAnswers);

/**
 * Answers that were submitted during the visit, with the ids of their questions. Such an answer may have been saved
 * although the server's response was lost.
 */
const submitted = new Set<string>();

/** State of admin mode: password, open editor, and drafts of answers. It lasts until a reload. */
export const useAdmin = (list: ReturnType<typeof useQuestionList>, send: Call) => {
  const [password, setPassword] = usePassword();
  const [answering, setAnswering] = useAnswering();
  const [announcement, setAnnouncement] = useState<string>();
  const [error, setError] = useState<'empty' | Failure>();

  const edit = (id: number | undefined) => {
    setError(undefined);
    setAnswering((before) => ({ ...before, editingId: id }));
  };
  const keepDraft = (id: number, text: string | undefined) => {
    setError((shown) => (shown === 'empty' ? undefined : shown));
    setAnswering((before) => withDraft(before, id, text));
  };
  const enter = (entered: string) => {
    setPassword(() => entered);
    setAnnouncement('Admin mode is on: questions can be answered.');
  };
  const leave = () => {
    setPassword(() => undefined);
    edit(undefined);
    setAnnouncement('Admin mode is off.');
  };

  /** True if the question has a new answer from elsewhere, such as another tab. The list then shows that answer. */
  const hasChanged = async ({ id, answer }: Question) => {
    const found = await list.find(id);
    return found !== undefined && found.answer !== answer && !submitted.has(`${id} ${found.answer}`);
  };
  const submit = async (item: Question, text: string, enteredAgain?: string) => {
    setAnnouncement(undefined);
    setError(isBlank(text) ? 'empty' : undefined);
    // The server checks the password only together with an answer.
    const entered = enteredAgain || (password ?? '');
    setPassword(() => entered);
    if (isBlank(text)) return;
    keepDraft(item.id, text);
    // The same text as the server will save, so that it is recognised in the list.
    const answer = closeGaps(text.trim());
    submitted.add(`${item.id} ${answer}`);
    let isNew = false;
    let saved: Question | undefined;
    const failure = await send(async () => {
      // If this call fails, the next one fails too and reports the error.
      isNew = await hasChanged(item).catch(() => false);
      if (!isNew) saved = await submitAnswer({ id: item.id, answer, password: entered });
    });
    setError(failure);
    if (isNew) setAnnouncement('Another answer has been saved meanwhile. Submit yours again to replace it.');
    if (isNew || failure) return;
    list.show(saved);
    setAnswering((before) => withoutSaved(before, item.id, text));
    setAnnouncement(`The answer to question ${item.id} is in the list.`);
  };

  return { ...answering, password, announcement, error, edit, keepDraft, enter, leave, submit };
};
