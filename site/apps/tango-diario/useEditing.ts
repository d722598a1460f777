import { useEffect, useRef, useState } from 'react';
import { dayOf, sorted, type Night } from './diary/night';

interface Notice {
  text: string;
  /** The diary before the change, for undo. */
  before?: readonly Night[];
}

/** Adds, edits and deletes nights, each with undo. `moves` counts the changes that move the focus. */
export const useEditing = (nights: readonly Night[], keep: (nights: readonly Night[]) => void) => {
  const [editing, setEditing] = useState<{ night: Night | undefined }>();
  const [notice, setNotice] = useState<Notice>();
  const [moves, setMoves] = useState(0);
  const returnTo = useRef<string>(undefined);
  useEffect(() => {
    if (editing || !returnTo.current) return;
    document.getElementById(`edit-${returnTo.current}`)?.focus();
    returnTo.current = undefined;
  }, [editing]);
  const moved = () => setMoves((count) => count + 1);
  const open = (id?: string) => {
    setEditing({ night: nights.find((night) => night.id === id) });
    setNotice(undefined);
    moved();
  };
  const close = () => {
    // Returns the focus to the edited night, not to the top of the table.
    returnTo.current = editing?.night?.id;
    setEditing(undefined);
    if (!editing?.night) moved();
  };
  const save = (night: Night) => {
    keep(sorted([...nights.filter(({ id }) => id !== night.id), night]));
    setNotice({ text: `${dayOf(night)} is kept.` });
    close();
  };
  const remove = (id: string) => {
    const night = nights.find((one) => one.id === id);
    if (!night) return;
    keep(nights.filter((one) => one !== night));
    setNotice({ text: `${dayOf(night)} is deleted.`, before: nights });
    if (editing?.night?.id === id) setEditing(undefined);
    moved();
  };
  const addAll = (all: readonly Night[], count: number) => {
    keep(all);
    const text =
      count === 0
        ? 'Every night of that file was here already.'
        : `${count} ${count === 1 ? 'night was' : 'nights were'} added.`;
    setNotice(count === 0 ? { text } : { text, before: nights });
    moved();
  };
  const undo = () => {
    if (notice?.before) keep(notice.before);
    setNotice({ text: 'It’s as it was before.' });
    moved();
  };
  return { editing, notice, moves, open, close, save, remove, addAll, undo };
};
