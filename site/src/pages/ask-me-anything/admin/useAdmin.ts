import { useState } from 'react';
import { createVisitState } from '../../../forms/visitState';

const usePassword = createVisitState<string | undefined>(undefined);
const useEditingId = createVisitState<number | undefined>(undefined);
const useDrafts = createVisitState<ReadonlyMap<number, string>>(new Map());

/** Admin mode lasts as long as the visit: the password, the one open editor, and answers begun but not sent. */
export const useAdmin = () => {
  const [password, setPassword] = usePassword();
  const [editingId, setEditingId] = useEditingId();
  const [drafts, setDrafts] = useDrafts();
  const [announcement, setAnnouncement] = useState<string>();

  const keepDraft = (id: number, text: string | undefined) => {
    setDrafts((kept) => {
      const others = [...kept].filter(([other]) => other !== id);
      return new Map(text === undefined ? others : [...others, [id, text]]);
    });
  };

  return {
    password,
    editingId,
    drafts,
    announcement,
    announce: setAnnouncement,
    edit: setEditingId,
    keepDraft,
    /** Like the first one, a password that is entered again is only checked with an answer. */
    keepPassword: setPassword,
    enter: (entered: string) => {
      setPassword(entered);
      setAnnouncement('Admin mode is on: questions can be answered.');
    },
    leave: () => {
      setPassword(undefined);
      setEditingId(undefined);
      setAnnouncement('Admin mode is off.');
    },
    finish: (id: number) => {
      keepDraft(id, undefined);
      setEditingId(undefined);
      setAnnouncement(`The answer to question ${id} is in the list.`);
    },
  };
};
