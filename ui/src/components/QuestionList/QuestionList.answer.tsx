import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import { Button } from '../Button/Button';
import { Field } from '../Field/Field';
import { Icon } from '../Icon/Icon';
import { Logo } from '../Logo/Logo';
import { TextArea } from '../TextArea/TextArea';
import type { QuestionItem } from './QuestionList';
import { AnswerBlock, AnswerBy, Editor, NoAnswer, Note, Row } from './QuestionList.styles';

interface AnswerProps {
  item: QuestionItem;
  /** Whose answer it is. */
  label: string;
  admin: boolean;
  hasDraft: boolean;
  /** Its edit button, so that the focus can return to it. */
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
}

/** The answer as it is read, with the way to change it in admin mode. */
export const Answer = ({ item, label, admin, hasDraft, editButton, onEdit }: AnswerProps) => (
  <>
    {item.answer ? (
      <AnswerBlock>
        <AnswerBy>
          <Logo />
          {label}
        </AnswerBy>
        <p dir="auto">{item.answer}</p>
      </AnswerBlock>
    ) : (
      <NoAnswer>No answer yet.</NoAnswer>
    )}
    {admin && (
      <Row>
        <Button ref={editButton} kind="link" aria-describedby={`question-${item.id}`} onClick={onEdit}>
          <Icon name="edit" size="small" />
          {item.answer ? 'Edit answer' : 'Add answer'}
        </Button>
        {hasDraft && <Note>Your draft is kept.</Note>}
      </Row>
    )}
  </>
);

export interface AnswerFormProps {
  item: QuestionItem;
  /** What the editor begins with, in place of the answer that stands there now. */
  draft?: string | undefined;
  error?: string | undefined;
  askPassword?: boolean | undefined;
  submitting?: boolean | undefined;
  onSubmit: (answer: string, password?: string) => void;
  onClose: () => void;
  onDraft: (text: string | undefined) => void;
}

/** Where an answer is written. Escape closes it and keeps the draft, Cancel discards the draft. */
export const AnswerForm = ({ item, draft, error, submitting = false, ...rest }: AnswerFormProps) => {
  const { askPassword = false, onSubmit, onClose, onDraft } = rest;
  const area = useRef<HTMLTextAreaElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const answer = item.answer ?? '';
  const [begun] = useState(draft ?? answer);
  useFocusOn(area, password, askPassword && !submitting);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!submitting) onSubmit(area.current?.value ?? '', password.current?.value);
  };
  const keep = (text: string) => onDraft(text === answer ? undefined : text);
  const cancel = () => {
    onDraft(undefined);
    onClose();
  };
  const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
  return (
    <Editor onSubmit={submit} onKeyDown={closeOnEscape} noValidate>
      <TextArea
        ref={area}
        label="Your answer"
        name="answer"
        defaultValue={begun}
        onChange={(event) => keep(event.target.value)}
        error={error}
      />
      {askPassword && (
        <Field
          ref={password}
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
        />
      )}
      <Row>
        <Button type="submit" disabled={submitting}>
          Submit answer
        </Button>
        <Button kind="quiet" onClick={cancel}>
          Cancel
        </Button>
      </Row>
    </Editor>
  );
};

/** The text first; the password whenever it is asked for. */
const useFocusOn = (
  area: RefObject<HTMLElement | null>,
  password: RefObject<HTMLElement | null>,
  asksNow: boolean,
) => {
  useEffect(() => area.current?.focus(), [area]);
  useEffect(() => {
    if (asksNow) password.current?.focus();
  }, [asksNow, password]);
};
