import { Button, ErrorLine, Field, Link, TextArea } from '@line-of-dance/ui';
import type { NewQuestion, Question } from '@line-of-dance/server/contract';
import { useRef, useState, type FormEvent } from 'react';
import { HoneypotField } from '../../forms/HoneypotField';
import { RefusedNote } from '../../forms/RefusedNote';
import { SentNote } from '../../forms/SentNote';
import { useFormDraft } from '../../forms/useFormDraft';
import { QuestionFields } from './AskMeAnything.styles';
import { addressOf } from './list/questionAddress';
import type { SubmissionError } from './useSubmissions';

export interface QuestionFormProps {
  loading: boolean;
  error: SubmissionError | undefined;
  /** Resolves to the newest questions once this one has arrived, or to nothing if it has not. */
  onAsk: (draft: NewQuestion) => Promise<Question[] | undefined>;
}

/** Fields keep their own text, so that nothing typed before the scripts arrive is lost. */
export const QuestionForm = ({ loading, error, onAsk }: QuestionFormProps) => {
  const { ref, clear } = useFormDraft('question');
  const field = useRef<HTMLTextAreaElement>(null);
  const [sent, setSent] = useState<{ id: number | undefined }>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(undefined);
    const draft = Object.fromEntries(new FormData(event.currentTarget)) as Record<keyof NewQuestion, string>;
    const newest = await onAsk(draft);
    if (!newest) return field.current?.focus();
    clear();
    setSent(newest.find(({ question }) => question === draft.question.trim()) ?? { id: undefined });
    return undefined;
  };
  return (
    <QuestionFields ref={ref} method="post" onSubmit={(event) => void submit(event)} noValidate>
      <h2>Ask a question</h2>
      <SentNote />
      <RefusedNote />
      <Field label="Your name" name="name" optional placeholder="Anonymous" autoComplete="name" />
      <TextArea
        ref={field}
        label="Your question"
        name="question"
        placeholder="What would you like to know?"
        error={error === 'empty' ? 'Question cannot be empty.' : undefined}
      />
      <HoneypotField />
      {error && error !== 'empty' && <ErrorLine>Failed to submit question.</ErrorLine>}
      <Button type="submit" busy={loading} disabled={loading}>
        {loading ? 'Submitting...' : 'Submit question'}
      </Button>
      <p role="status">{sent && <Sent id={sent.id} />}</p>
    </QuestionFields>
  );
};

const Sent = ({ id }: { id: number | undefined }) =>
  id === undefined ? (
    'Your question has arrived.'
  ) : (
    <>
      Your question is in the list as <Link href={addressOf(id)}>No. {id}</Link>.
    </>
  );
