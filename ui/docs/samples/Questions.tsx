import { useEffect, useState } from 'react';
import {
  AdminNotice,
  AnswerEditor,
  type AnswerEditorProps,
} from '../../src/components/AnswerEditor/AnswerEditor';
import {
  QuestionList,
  type QuestionItem,
  type QuestionListProps,
} from '../../src/components/QuestionList/QuestionList';

export const answered: QuestionItem = {
  id: 1,
  question: 'How do you ask someone to dance when you are terrified of no?',
  answer: 'You look, they look away, and nobody else in the room noticed.\nThat is the whole cost.',
  answeredAt: '2026-11-20',
};

export const unanswered: QuestionItem = {
  id: 2,
  question: 'Is freelancing lonelier than a team?',
  name: 'A reader',
};

export const longQuestion =
  'I have danced for three years, I know the steps, I know the music, and I still go home early because nobody ' +
  'looks at me, or because I look away first. Is there a way to learn the looking, and does it begin on the floor ' +
  'or at the table?';

export const answerFailed = 'Failed to submit answer (check your admin password).';

/**
 * Parameters that hide a story on the documentation page, because an open editor takes the focus and long lists take
 * space.
 */
export const onItsOwn = { docs: { disable: true } };

export interface AnsweringProps extends Omit<AnswerEditorProps, 'item' | 'onEdit' | 'onSubmit' | 'onDraft'> {
  editingId?: number;
  onAnswer: (id: QuestionItem['id'], answer: string, password?: string) => void;
  onLeave: () => void;
}

/** List of questions whose answers can be edited, one at a time. */
export const AnswerableQuestions = ({ editingId, onAnswer, onLeave, ...props }: AnsweringProps) => {
  const [editing, setEditing] = useState<QuestionItem['id'] | undefined>(editingId);
  const [drafts, setDrafts] = useState<Record<string, string | undefined>>({});
  const close = () => {
    props.onClose?.();
    setEditing(undefined);
  };
  return (
    <QuestionList
      questions={[answered, unanswered]}
      renderAnswer={(item, answer) => (
        <AnswerEditor
          {...props}
          item={item}
          editing={item.id === editing}
          draft={drafts[item.id]}
          onEdit={() => setEditing(item.id)}
          onClose={close}
          onDraft={(text) => setDrafts({ ...drafts, [item.id]: text })}
          onSubmit={(text, password) => onAnswer(item.id, text, password)}
        >
          {answer}
        </AnswerEditor>
      )}
    >
      <AdminNotice onLeave={onLeave} />
    </QuestionList>
  );
};

/** List of questions that loads one more question on demand. */
export const GrowingQuestions = ({ questions, ...props }: QuestionListProps) => {
  const [hasMore, setHasMore] = useState(true);
  const more = () => {
    props.onMore?.();
    setHasMore(false);
  };
  return (
    <QuestionList
      {...props}
      questions={hasMore ? questions : [...questions, unanswered]}
      onMore={hasMore ? more : undefined}
    />
  );
};

/** List that fails to load more questions. Afterwards somebody asks a new question, which is added at the top. */
export const FailedQuestions = (props: QuestionListProps) => {
  const [step, setStep] = useState<'idle' | 'fetching' | 'failed' | 'asked'>('idle');
  useEffect(() => {
    const next = step === 'fetching' ? 'failed' : step === 'failed' ? 'asked' : undefined;
    const later = next && setTimeout(() => setStep(next));
    return () => clearTimeout(later);
  }, [step]);
  return (
    <QuestionList
      {...props}
      error={step === 'failed' ? props.error : undefined}
      busy={step === 'fetching' ? 'more' : undefined}
      questions={step === 'asked' ? [unanswered, answered] : [answered]}
      onMore={() => setStep('fetching')}
    />
  );
};

/** List of questions that failed to load, and succeeds when somebody presses “Try again”. */
export const RetriedQuestions = (props: QuestionListProps) => {
  const [step, setStep] = useState<'failed' | 'retrying' | 'there'>('failed');
  useEffect(() => {
    const later = step === 'retrying' ? setTimeout(() => setStep('there')) : undefined;
    return () => clearTimeout(later);
  }, [step]);
  return (
    <QuestionList
      {...props}
      error={step === 'failed' ? props.error : undefined}
      busy={step === 'retrying' ? 'retry' : undefined}
      questions={step === 'there' ? [answered] : []}
      onRetry={() => setStep('retrying')}
    />
  );
};
