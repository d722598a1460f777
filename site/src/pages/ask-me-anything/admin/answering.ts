/** Answers that are being written. */
interface Answering {
  /** Question whose editor is open. */
  editingId: number | undefined;
  /** Texts that are not saved yet, by question. */
  drafts: ReadonlyMap<number, string>;
}

export const noAnswers: Answering = { editingId: undefined, drafts: new Map() };

/** Keeps a draft, or discards it without a text. */
export const withDraft = (answering: Answering, id: number, text: string | undefined): Answering => {
  const others = [...answering.drafts].filter(([other]) => other !== id);
  return { ...answering, drafts: new Map(text === undefined ? others : [...others, [id, text]]) };
};

/** Discards a draft that was saved, and closes its editor. If the text was changed meanwhile, both stay. */
export const withoutSaved = (answering: Answering, id: number, saved: string): Answering => {
  const { editingId, drafts } = answering;
  if (drafts.get(id) !== saved) return answering;
  return { ...withDraft(answering, id, undefined), editingId: editingId === id ? undefined : editingId };
};
