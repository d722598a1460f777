/** Answers that the owner is writing. */
interface Answering {
  /** Id of the question whose editor is open. */
  editingId: number | undefined;
  /** Answers that are not saved yet, by the id of their question. */
  drafts: ReadonlyMap<number, string>;
}

export const noAnswers: Answering = { editingId: undefined, drafts: new Map() };

/** Stores the draft of an answer. If `text` is undefined, discards the draft. */
export const withDraft = (answering: Answering, id: number, text: string | undefined): Answering => {
  const others = [...answering.drafts].filter(([other]) => other !== id);
  return { ...answering, drafts: new Map(text === undefined ? others : [...others, [id, text]]) };
};

/**
 * Discards the draft of a saved answer and closes its editor, unless the draft was changed while it was being saved.
 */
export const withoutSaved = (answering: Answering, id: number, saved: string): Answering => {
  const { editingId, drafts } = answering;
  if (drafts.get(id) !== saved) return answering;
  return { ...withDraft(answering, id, undefined), editingId: editingId === id ? undefined : editingId };
};
