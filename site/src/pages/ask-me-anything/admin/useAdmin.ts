import { isBlank, type Question } from '@line-of-dance/server/contract';
import { useState } from 'react';
import { submitAnswer, type Failure } from '../../../api/client';
import type { Call } from '../../../api/useCall';
import { createVisitState } from '../../../forms/visitState';
import type { useQuestionList } from '../list/useQuestionList';

const usePassword = createVisitState<string | undefined>(undefined);
const useEditingId = createVisitState<number | undefined>(undefined);
const useDrafts = createVisitState<ReadonlyMap<number, string>>(new Map());

/** State of admin mode: password, open editor, and answers that are not sent yet. Lasts until a reload. */
export const useAdmin = (list: ReturnType<typeof useQuestionList>, send: Call) => {
  const [password, setPassword] = usePassword();
  const [editingId, setEditingId] = useEditingId();
  const [drafts, setDrafts] = useDrafts();
  const [announcement, setAnnouncement] = useState<string>();
  const [error, setError] = useState<'empty' | Failure>();

  const edit = (id: number | undefined) => {
    setError(undefined);
    setEditingId(() => id);
  };
  const keepDraft = (id: number, text: string | undefined) => {
    setError((shown) => (shown === 'empty' ? undefined : shown));
    setDrafts((kept) => {
      const others = [...kept].filter(([other]) => other !== id);
      return new Map(text === undefined ? others : [...others, [id, text]]);
    });
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

  /** True if the question was answered meanwhile, for instance in another tab. The list then shows that answer. */
  const hasChanged = async ({ id, answer }: Question) => {
    const found = await list.find(id);
    return found !== undefined && found.answer !== answer;
  };
  const submit = async (item: Question, answer: string, enteredAgain?: string) => {
    setAnnouncement(undefined);
    setError(isBlank(answer) ? 'empty' : undefined);
    // The server checks the password only together with an answer.
    const entered = enteredAgain || (password ?? '');
    setPassword(() => entered);
    if (isBlank(answer)) return;
    let isNew = false;
    const failure = await send(async () => {
      // If this call fails, the next one fails too and reports it.
      isNew = await hasChanged(item).catch(() => false);
      if (!isNew) await submitAnswer({ id: item.id, answer, password: entered });
    });
    setError(failure);
    if (isNew) setAnnouncement('Another answer has been saved meanwhile. Submit yours again to replace it.');
    if (isNew || failure) return;
    await list.load();
    keepDraft(item.id, undefined);
    setEditingId(() => undefined);
    setAnnouncement(`The answer to question ${item.id} is in the list.`);
  };

  return { password, editingId, drafts, announcement, error, edit, keepDraft, enter, leave, submit };
};
