import { useLayoutEffect, useRef } from 'react';
import { discardDraft, keepDraft, restoreDraft } from './drafts';

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
