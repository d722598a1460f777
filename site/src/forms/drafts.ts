interface Field {
  name: string;
  value: string;
}

/** The contents of the site's forms, by the form's name: in memory, until the page is reloaded. */
const drafts = new Map<string, ReadonlyMap<string, string>>();

export const keepDraft = (form: string, fields: readonly Field[]): void =>
  void drafts.set(form, new Map(fields.map(({ name, value }) => [name, value])));

/** Fills the fields that are empty. What was typed before the scripts arrived stays. */
export const restoreDraft = (form: string, fields: readonly Field[]): void => {
  for (const field of fields) field.value ||= drafts.get(form)?.get(field.name) ?? '';
};

export const discardDraft = (form: string): void => void drafts.delete(form);
