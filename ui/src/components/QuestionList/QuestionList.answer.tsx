import { useEffect, useRef, type FormEvent, type Ref } from 'react';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { TextArea } from '../TextArea/TextArea';
import type { QuestionItem } from './QuestionList';
import { AnswerText, Editor, NoAnswer, Row } from './QuestionList.parts';

interface AnswerProps {
  item: QuestionItem;
  admin: boolean;
  /** The way to change it, so that the focus can come back to it. */
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
}

/** The answer as it is read, with the way to change it in admin mode. */
export const Answer = ({ item, admin, editButton, onEdit }: AnswerProps) => (
  <>
    {item.answer ? (
      <AnswerText>
        <bdi>{item.answer}</bdi>
      </AnswerText>
    ) : (
      <NoAnswer>No answer yet.</NoAnswer>
    )}
    {admin && (
      <Row>
        <Button ref={editButton} kind="link" aria-describedby={`question-${item.id}`} onClick={onEdit}>
          <Icon name="edit" size="small" />
          {item.answer ? 'Edit answer' : 'Add answer'}
        </Button>
      </Row>
    )}
  </>
);

interface AnswerFormProps {
  item: QuestionItem;
  error: string | undefined;
  submitting: boolean;
  onSubmit: (answer: string) => void;
  onCancel: () => void;
}

/** Where an answer is written; it begins with the answer that stands there now. */
export const AnswerForm = ({ item, error, submitting, onSubmit, onCancel }: AnswerFormProps) => {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(area.current?.value ?? '');
  };
  return (
    <Editor onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && onCancel()} noValidate>
      <TextArea ref={area} label="Your answer" name="answer" defaultValue={item.answer ?? ''} error={error} />
      <Row>
        <Button type="submit" disabled={submitting}>
          Submit answer
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </Editor>
  );
};
