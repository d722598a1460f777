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
  /** The question to answer. */
  item: QuestionItem;
  /** Shows the editor in place of the answer. */
  editing?: boolean;
  /** Unsent text that the editor starts with instead of the saved answer. */
  draft?: string | undefined;
  /** Error message, shown below the text, or below the password field if there is one. */
  error?: string | undefined;
  /** Shows a password field. */
  askPassword?: boolean;
  /** Disables the button while the answer is being sent, and shows a spinner in it. */
  submitting?: boolean;
  onEdit?: () => void;
  /** Called by Cancel and by Escape. */
  onClose?: () => void;
  /**
   * Called on each change with the typed text. Called with `undefined` if there is nothing to keep, such as after
   * Cancel.
   */
  onDraft?: (text: string | undefined) => void;
  /** Called with the answer, and with the password if `askPassword` is set. */
  onSubmit?: (answer: string, password?: string) => void;
  /** Texts that replace the English ones. */
  messages?: Partial<AnswerEditorMessages>;
  /** The answer as visitors see it. */
  children?: ReactNode;
}

/** Shows an answer with a button to add or edit it. If `editing` is set, shows a form instead. */
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

/** When the editor closes, focuses the button that opened it. */
const useFocusReturn = (editing: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    // Not if another element has the focus, such as an editor that has just opened.
    if (wasEditing.current && !editing && document.activeElement === document.body) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return button;
};
