import { useEffect, useState } from 'react';
import {
  QuestionList,
  type QuestionItem,
  type QuestionListProps,
} from '../../src/components/QuestionList/QuestionList';

export const answered: QuestionItem = {
  id: 1,
  question: 'How do you ask someone to dance when you are terrified of no?',
  answer: 'You look, they look away, and nobody else in the room noticed.\nThat is the whole cost.',
};

export const unanswered: QuestionItem = {
  id: 2,
  question: 'Is freelancing lonelier than a team?',
  name: 'A reader',
};

export const answerFailed = 'Failed to submit answer (check your admin password).';

/** An open editor takes the focus: on a documentation page it stands in a frame of its own. */
export const framed = { docs: { story: { inline: false, height: '34rem' } } };

/** Opens and closes the editor and keeps drafts, as a page would. */
export const EditableQuestions = (props: QuestionListProps) => {
  const [editingId, setEditingId] = useState(props.editingId);
  const [drafts, setDrafts] = useState(props.drafts ?? new Map<number, string>());
  const edit = (id: number) => {
    props.onEdit?.(id);
    setEditingId(id);
  };
  const cancel = () => {
    props.onCancelEdit?.();
    setEditingId(undefined);
  };
  const keep = (id: number, text: string | undefined) => {
    props.onDraft?.(id, text);
    const others = [...drafts].filter(([other]) => other !== id);
    setDrafts(new Map(text === undefined ? others : [...others, [id, text]]));
  };
  const list = { ...props, editingId, drafts, onEdit: edit, onCancelEdit: cancel, onDraft: keep };
  return <QuestionList {...list} />;
};

/** Has a second question once it is asked for. */
export const GrowingQuestions = (props: QuestionListProps) => {
  const [questions, setQuestions] = useState(props.questions);
  const more = () => {
    props.onMore?.();
    setQuestions([answered, unanswered]);
  };
  return <QuestionList {...props} questions={questions} onMore={questions.length < 2 ? more : undefined} />;
};

/** Arrives at the second attempt. */
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
      retrying={step === 'retrying'}
      questions={step === 'there' ? [answered] : []}
      onRetry={() => setStep('retrying')}
    />
  );
};
