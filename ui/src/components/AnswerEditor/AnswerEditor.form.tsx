import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { Button } from '../Button/Button';
import { Field } from '../Field/Field';
import type { QuestionItem } from '../QuestionList/QuestionList';
import { TextArea } from '../TextArea/TextArea';
import type { AnswerEditorMessages } from './AnswerEditor.messages';
import { Changed, Form, Row } from './AnswerEditor.styles';

interface AnswerFormProps {
  item: QuestionItem;
  draft: string | undefined;
  error: string | undefined;
  askPassword: boolean;
  submitting: boolean;
  onClose: (() => void) | undefined;
  onDraft: ((text: string | undefined) => void) | undefined;
  onSubmit: ((answer: string, password?: string) => void) | undefined;
  messages: AnswerEditorMessages;
}

/** Removes white space, because a server may change it. Answers are compared without it. */
const lettersOf = (text: string) => text.replaceAll(/\s/g, '');

/** Form for writing an answer. Escape closes it and keeps the draft, Cancel discards the draft. */
export const AnswerForm = ({
  item,
  draft,
  error,
  askPassword,
  submitting,
  onClose,
  onDraft,
  onSubmit,
  messages,
}: AnswerFormProps) => {
  const area = useRef<HTMLTextAreaElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const answer = item.answer ?? '';
  // The answer that the form opened with and those that it submitted. Any other was saved in another window.
  const [known, setKnown] = useState([lettersOf(answer)]);
  const [firstText] = useState(draft ?? answer);
  useFocusOn(area, password, error !== undefined && !submitting);
  useFocusKept(area, answer);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (submitting) return;
    const text = area.current?.value ?? '';
    setKnown([...known, lettersOf(text)]);
    onSubmit?.(text, password.current?.value);
  };
  const cancel = () => {
    onDraft?.(undefined);
    onClose?.();
  };
  const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onClose?.();
  return (
    <Form onSubmit={submit} onKeyDown={closeOnEscape} noValidate>
      {!known.includes(lettersOf(answer)) && (
        <Changed role="status">
          <strong>{messages.changed}</strong>
          <span dir="auto">{answer}</span>
        </Changed>
      )}
      <TextArea
        ref={area}
        label={messages.label}
        name="answer"
        defaultValue={firstText}
        onChange={({ target }) => onDraft?.(target.value === answer ? undefined : target.value)}
        error={askPassword ? undefined : error}
      />
      {askPassword && (
        <Field
          ref={password}
          label={messages.password}
          type="password"
          name="password"
          autoComplete="current-password"
          error={error}
        />
      )}
      <Row>
        <Button type="submit" busy={submitting} disabled={submitting}>
          {messages.submit}
        </Button>
        <Button kind="quiet" onClick={cancel}>
          {messages.cancel}
        </Button>
      </Row>
    </Form>
  );
};

/** Returns the focus to the text after an answer is saved. The question then moves in the list and loses the focus. */
const useFocusKept = (area: RefObject<HTMLElement | null>, answer: string) => {
  useEffect(() => {
    if (answer && document.activeElement === document.body) area.current?.focus();
  }, [answer, area]);
};

/** Puts the cursor at the end of the text at first. After an error, focuses the password field, or else the text. */
const useFocusOn = (
  area: RefObject<HTMLTextAreaElement | null>,
  password: RefObject<HTMLElement | null>,
  hasFailed: boolean,
) => {
  useEffect(() => {
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [area]);
  useEffect(() => {
    if (hasFailed) (password.current ?? area.current)?.focus();
  }, [hasFailed, area, password]);
};
