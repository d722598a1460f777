import { useEffect, useRef } from 'react';
import type { QuestionItem } from './QuestionList';
import { Answer, AnswerForm } from './QuestionList.answer';
import { Entry, Who } from './QuestionList.parts';

interface QuestionProps {
  item: QuestionItem;
  admin: boolean;
  editing: boolean;
  error: string | undefined;
  submitting: boolean;
  onEdit: () => void;
  onCancel: () => void;
  onSubmit: (answer: string) => void;
}

/** One question with its answer, or with the editor in the answer's place. */
export const Question = ({
  item,
  admin,
  editing,
  error,
  submitting,
  onEdit,
  onCancel,
  onSubmit,
}: QuestionProps) => {
  const editButton = useFocusReturn(editing);
  return (
    <Entry id={`question-${item.id}`}>
      <Who>
        <bdi>{item.name?.trim() ? item.name : 'Anonymous'}</bdi> asks
      </Who>
      <h3>
        <bdi>{item.question}</bdi>
      </h3>
      {editing ? (
        <AnswerForm
          item={item}
          error={error}
          submitting={submitting}
          onSubmit={onSubmit}
          onCancel={onCancel}
        />
      ) : (
        <Answer item={item} admin={admin} editButton={editButton} onEdit={onEdit} />
      )}
    </Entry>
  );
};

/** When the editor goes, the button that opened it gets the focus back. */
const useFocusReturn = (editing: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    // Another editor may have opened meanwhile: only a focus that fell to the page is brought back.
    if (wasEditing.current && !editing && document.activeElement === document.body) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return button;
};
