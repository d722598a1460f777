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

/** Removes white space before answers are compared, because the server may change white space. */
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

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
  const [known, setKnown] = useState([withoutSpaces(answer)]);
  const [firstText] = useState(draft ?? answer);
  useFocusOn(area, password, error !== undefined && !submitting);
  useFocusKept(area, answer);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (submitting) return;
    const text = area.current?.value ?? '';
    setKnown([...known, withoutSpaces(text)]);
    onSubmit?.(text, password.current?.value);
  };
  const cancel = () => {
    onDraft?.(undefined);
    onClose?.();
  };
  const closeOnEscape = ({ key, nativeEvent }: KeyboardEvent) =>
    key === 'Escape' && !nativeEvent.isComposing && onClose?.();
  return (
    <Form onSubmit={submit} onKeyDown={closeOnEscape} noValidate>
      {!known.includes(withoutSpaces(answer)) && (
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

/** Focuses the text field after an answer is saved, because it loses the focus when the question moves in the list. */
const useFocusKept = (area: RefObject<HTMLElement | null>, answer: string) => {
  useEffect(() => {
    if (answer && document.activeElement === document.body) area.current?.focus();
  }, [answer, area]);
};

/**
 * When the form opens, puts the cursor at the end of the text. After an error, focuses the password field, or the text
 * field if no password is asked for.
 */
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
