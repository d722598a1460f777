import { useEffect, useRef, useState } from 'react';
import { merge } from './diary/files';
import { dayOf, sorted, type Night, type NightTexts } from './diary/night';

type Nights = readonly Night[];

interface Notice {
  text: string;
  /**
   * Returns the nights without the change that the notice reports. Keeps nights that another window has added since.
   */
  undo?: (nights: Nights) => Nights;
  /** The deleted nights. The notice collects them, so that Undo also restores those before the last one. */
  deleted?: Nights;
}

/** Unsaved texts of the form, by the id of the night. The key of a new night is `undefined`. */
type Drafts = ReadonlyMap<string | undefined, NightTexts | undefined>;

const withNight = (nights: Nights, night: Night): Nights =>
  sorted([...nights.filter(({ id }) => id !== night.id), night]);

const without = (nights: Nights, removed: Nights): Nights => {
  const ids = new Set(removed.map(({ id }) => id));
  return nights.filter(({ id }) => !ids.has(id));
};

/**
 * Returns the state of the form, and functions to add, edit and delete nights. Deleting and importing can be undone.
 * `moves` increases with every change after which the focus must move.
 */
export const useEditing = (nights: Nights, keep: (nights: Nights) => void) => {
  const [opened, setOpened] = useState<{ night: Night | undefined }>();
  // As it is now. If another window has deleted the night, it can still be saved.
  const editing = opened && { night: nights.find(({ id }) => id === opened.night?.id) ?? opened.night };
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  const [notice, setNotice] = useState<Notice>();
  const [moves, setMoves] = useState(0);
  const returnTo = useRef<string>(undefined);
  useEffect(() => {
    if (opened || !returnTo.current) return;
    const button = document.getElementById(`edit-${returnTo.current}`);
    returnTo.current = undefined;
    if (button) button.focus();
    // The night is of another year than the one shown, or another window has deleted it.
    else setMoves((count) => count + 1);
  }, [opened]);
  const moved = () => setMoves((count) => count + 1);
  const open = (id?: string) => {
    setOpened({ night: nights.find((night) => night.id === id) });
    setNotice(undefined);
    moved();
  };
  const keepDraft = (texts: NightTexts | undefined) =>
    setDrafts((before) => new Map(before).set(editing?.night?.id, texts));
  const close = () => {
    keepDraft(undefined);
    // Returns the focus to the edited night, not to the top of the table.
    returnTo.current = editing?.night?.id;
    setOpened(undefined);
    if (!editing?.night) moved();
  };
  const save = (night: Night) => {
    keep(withNight(nights, night));
    setNotice({ text: `${dayOf(night)} is kept.` });
    close();
  };
  const remove = (id: string) => {
    const night = nights.find((one) => one.id === id);
    if (!night) return;
    keep(without(nights, [night]));
    const deleted = [...(notice?.deleted ?? []), night];
    const text =
      deleted.length === 1 ? `${dayOf(night)} is deleted.` : `${deleted.length} nights are deleted.`;
    setNotice({ text, undo: (now) => deleted.reduce(withNight, now), deleted });
    if (editing?.night?.id === id) setOpened(undefined);
    moved();
  };
  const addAll = (imported: Nights) => {
    const { nights: all, added } = merge(nights, imported);
    keep(all);
    const text =
      added.length === 0
        ? 'Every night of that file was here already.'
        : `${added.length} ${added.length === 1 ? 'night was' : 'nights were'} added.`;
    setNotice(added.length === 0 ? { text } : { text, undo: (now) => without(now, added) });
    moved();
  };
  const undo = () => {
    if (notice?.undo) keep(notice.undo(nights));
    setNotice({ text: 'It’s as it was before.' });
    moved();
  };
  const draft = drafts.get(editing?.night?.id);
  return { editing, draft, keepDraft, notice, moves, open, close, save, remove, addAll, undo };
};
