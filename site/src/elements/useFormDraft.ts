import { useLayoutEffect, useRef } from 'react';

type Draft = ReadonlyMap<string, string>;

/** The contents of the site's forms, by the form's name: in memory, until the page is reloaded. */
const drafts = new Map<string, Draft>();

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
    for (const field of fieldsOf(form)) field.value ||= drafts.get(name)?.get(field.name) ?? '';
    return () => {
      drafts.set(name, new Map(fieldsOf(form).map((field) => [field.name, field.value])));
    };
  }, [name]);
  const clear = () => {
    drafts.delete(name);
    ref.current?.reset();
  };
  return { ref, clear };
};
