import { useEffect, useRef } from 'react';
import { Link } from '../../link/LinkProvider';
import type { QuestionItem } from './QuestionList';
import { Answer, AnswerForm, type AnswerFormProps } from './QuestionList.answer';
import { Entry, Who } from './QuestionList.styles';

export interface QuestionEntryProps extends Partial<Omit<AnswerFormProps, 'item'>> {
  item: QuestionItem;
  /** Where this question can be found again. */
  address?: string | undefined;
  /** The question that the visitor came for. */
  current?: boolean;
  answerLabel?: string | undefined;
  admin?: boolean;
  editing?: boolean;
  onEdit?: () => void;
}

/** One question with its answer, or with the editor in the answer's place. */
export const QuestionEntry = ({
  item,
  address,
  current = false,
  answerLabel = 'My answer',
  admin = false,
  editing = false,
  onEdit = nothing,
  ...form
}: QuestionEntryProps) => {
  const editButton = useFocusReturn(editing);
  return (
    <Entry id={`question-${item.id}`} aria-current={current || undefined}>
      <Who>
        <span>
          <bdi>{item.name?.trim() ? item.name : 'Anonymous'}</bdi> asks
        </span>
        {address && <Link href={address}>{`No. ${item.id}`}</Link>}
      </Who>
      <h3 dir="auto" tabIndex={-1}>
        {item.question}
      </h3>
      {editing ? (
        <AnswerForm item={item} onSubmit={nothing} onClose={nothing} onDraft={nothing} {...form} />
      ) : (
        <Answer
          item={item}
          label={answerLabel}
          admin={admin}
          hasDraft={form.draft !== undefined}
          editButton={editButton}
          onEdit={onEdit}
        />
      )}
    </Entry>
  );
};

const nothing = () => undefined;

/** When the editor goes, the button that opened it gets the focus back. */
const useFocusReturn = (editing: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    // Another editor may have opened meanwhile: the focus is moved only if no element has it.
    if (wasEditing.current && !editing && document.activeElement === document.body) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return button;
};
