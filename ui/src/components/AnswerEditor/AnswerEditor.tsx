import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import type { QuestionItem } from '../QuestionList/QuestionList';
import { AnswerForm } from './AnswerEditor.form';
import { defaultMessages, type AnswerEditorMessages } from './AnswerEditor.messages';
import { Note, Row } from './AnswerEditor.styles';

export { AdminNotice, type AdminNoticeProps } from './AnswerEditor.notice';
export type { AnswerEditorMessages } from './AnswerEditor.messages';

export interface AnswerEditorProps extends Omit<ComponentProps<'div'>, 'onSubmit'> {
  /** The question that is answered. */
  item: QuestionItem;
  /** Shows the editor in place of the answer. */
  editing?: boolean;
  /** Text begun and not sent: the editor begins with it. */
  draft?: string | undefined;
  /** What went wrong with the answer. */
  error?: string | undefined;
  /** Asks for the password again, right below the error. */
  askPassword?: boolean;
  /** The answer is being sent: the button is disabled. */
  submitting?: boolean;
  onEdit?: () => void;
  /** Called by Cancel and by Escape. */
  onClose?: () => void;
  /** Called with the editor's text; with `undefined` once Cancel discards it. Escape keeps it. */
  onDraft?: (text: string | undefined) => void;
  /** Called with the password only where it was asked for again. */
  onSubmit?: (answer: string, password?: string) => void;
  /** Words in place of the English ones. */
  messages?: Partial<AnswerEditorMessages>;
  /** The answer as visitors read it. */
  children?: ReactNode;
}

/** An answer with a button to add or edit it, or the editor instead. */
export const AnswerEditor = ({
  item,
  editing = false,
  draft,
  error,
  askPassword = false,
  submitting = false,
  onEdit,
  onClose,
  onDraft,
  onSubmit,
  messages: own,
  children,
  ...rest
}: AnswerEditorProps) => {
  const messages = { ...defaultMessages, ...own };
  const editButton = useFocusReturn(editing);
  if (editing)
    return (
      <div {...rest}>
        <AnswerForm
          {...{ item, draft, error, askPassword, submitting, onClose, onDraft, onSubmit, messages }}
        />
      </div>
    );
  return (
    <div {...rest}>
      {children}
      <Row>
        <Button ref={editButton} kind="link" aria-describedby={`question-${item.id}-text`} onClick={onEdit}>
          <Icon name="edit" size="small" />
          {item.answer ? messages.edit : messages.add}
        </Button>
        {draft !== undefined && <Note>{messages.draftKept}</Note>}
      </Row>
    </div>
  );
};

/** When the editor closes, the button that opened it gets the focus back. */
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
