import { useLayoutEffect, useRef } from 'react';

interface Field {
  name: string;
  value: string;
}

/** Contents of the forms by name, kept until a reload. */
const drafts = new Map<string, ReadonlyMap<string, string>>();

export const keepDraft = (form: string, fields: readonly Field[]): void =>
  void drafts.set(form, new Map(fields.map(({ name, value }) => [name, value])));

/** Fills empty fields. Text that was typed before hydration stays. */
export const restoreDraft = (form: string, fields: readonly Field[]): void => {
  for (const field of fields) field.value ||= drafts.get(form)?.get(field.name) ?? '';
};

export const discardDraft = (form: string): void => void drafts.delete(form);

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );

/** Keeps the text of a form while other pages are visited. Works with uncontrolled fields. */
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
