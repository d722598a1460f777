import { useLayoutEffect, useRef } from 'react';

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

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );

/** Keeps a form's text while other pages are visited. The fields keep their own values, also those typed before the scripts arrived. */
export const useFormDraft = (name: string) => {
  const ref = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    restoreDraft(name, fieldsOf(form));
    return () => keepDraft(name, fieldsOf(form));
  }, [name]);
  const clear = () => {
    discardDraft(name);
    ref.current?.reset();
  };
  return { ref, clear };
};
