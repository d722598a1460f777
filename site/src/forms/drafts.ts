type Contents = Readonly<Record<string, string>>;

const contentsOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Contents;

/** Keeps the text of a form in memory while the visitor is on other pages. Works with uncontrolled fields. */
export const createFormDraft = () => {
  let form: HTMLFormElement | undefined;
  let draft: Contents = {};
  /**
   * Callback for the `ref` of the form. Fills empty fields with the draft, and keeps text that was typed before
   * hydration.
   */
  const ref = (mounted: HTMLFormElement) => {
    form = mounted;
    for (const [name, text] of Object.entries(draft)) {
      const field = mounted.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value ||= text;
    }
    return () => {
      draft = contentsOf(mounted);
      form = undefined;
    };
  };
  /** Empties the form after it was sent, unless its text was changed while it was being sent. */
  const clear = (sent: Contents) => {
    const contents = form ? contentsOf(form) : draft;
    if (Object.entries(contents).some(([name, text]) => text !== (sent[name] ?? text))) return;
    draft = {};
    form?.reset();
  };
  return [ref, clear] as const;
};
