import { afterAll, expect, test, vi } from 'vitest';
import { createFormDraft } from './drafts';

interface FakeField {
  name: string;
  value: string;
}

/** Creates a fake form with two fields. It has only the properties that drafts use. */
const createForm = (name = '', question = '') => {
  const field = (own: string, value: string) => Object.assign(new HTMLInputElement(), { name: own, value });
  const fields: FakeField[] = [field('name', name), field('question', question)];
  const elements = { namedItem: (wanted: string) => fields.find((one) => one.name === wanted) };
  const reset = () => fields.forEach((one) => (one.value = ''));
  const form = { fields, elements, reset };
  return { form: form as unknown as HTMLFormElement, texts: () => fields.map(({ value }) => value) };
};

vi.stubGlobal('HTMLInputElement', class {});
vi.stubGlobal('HTMLTextAreaElement', class {});
vi.stubGlobal(
  'FormData',
  class extends Map<string, string> {
    constructor({ fields }: { fields: FakeField[] }) {
      super(fields.map(({ name, value }) => [name, value]));
    }
  },
);
afterAll(() => vi.unstubAllGlobals());

/** Returns the draft of a form that was left half-written. */
const leaveHalfWritten = () => {
  const draft = createFormDraft();
  const [ref] = draft;
  ref(createForm('A reader', 'Half a').form)();
  return draft;
};

test('a form gets its own text back, and keeps text that was typed before hydration', () => {
  const again = createForm('', 'Another');
  leaveHalfWritten()[0](again.form);
  expect(again.texts()).toEqual(['A reader', 'Another']);
  const other = createForm();
  createFormDraft()[0](other.form);
  expect(other.texts()).toEqual(['', '']);
});

test('a form that was sent is empty, even if it was left and opened again during the call', () => {
  const [ref, clear] = leaveHalfWritten();
  const again = createForm();
  ref(again.form);
  clear({ name: 'A reader', question: 'Half a' });
  expect(again.texts()).toEqual(['', '']);
  const [refLater, clearLater] = leaveHalfWritten();
  clearLater({ name: 'A reader', question: 'Half a' });
  const later = createForm();
  refLater(later.form);
  expect(later.texts()).toEqual(['', '']);
});

test('a text that was changed while the form was being sent stays', () => {
  const [ref, clear] = leaveHalfWritten();
  const again = createForm();
  ref(again.form);
  clear({ name: 'A reader', question: 'Half' });
  expect(again.texts()).toEqual(['A reader', 'Half a']);
});
