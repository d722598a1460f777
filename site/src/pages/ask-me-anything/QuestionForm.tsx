import { Button, ErrorLine, Field, TextArea } from '@line-of-dance/ui';
import { useRef, type FormEvent } from 'react';
import { HoneypotField, textOf } from '../../shell/HoneypotField';
import { NeedsScripts } from '../../shell/NeedsScripts';
import { Form } from './AskMeAnything.parts';
import { messages, type QuestionDraft } from './useQuestions';

export interface QuestionFormProps {
  loading: boolean;
  error: string | undefined;
  /** Resolves to true when the question has arrived and the form may clear. */
  onAsk: (draft: QuestionDraft) => Promise<boolean>;
}

/** Fields keep their own text, so that nothing typed before the scripts arrive is lost. */
export const QuestionForm = ({ loading, error, onAsk }: QuestionFormProps) => {
  const question = useRef<HTMLTextAreaElement>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const draft = {
      question: textOf(data, 'question'),
      name: textOf(data, 'name'),
      website: textOf(data, 'website'),
    };
    if (await onAsk(draft)) form.reset();
    else question.current?.focus();
  };
  const emptyError = error === messages.emptyQuestion ? error : undefined;
  return (
    <Form method="post" onSubmit={(event) => void submit(event)} noValidate>
      <h2>Ask a question</h2>
      <NeedsScripts />
      <Field label="Your name" name="name" optional placeholder="Anonymous" autoComplete="name" />
      <TextArea
        ref={question}
        label="Your question"
        name="question"
        placeholder="What would you like to know?"
        error={emptyError}
      />
      <HoneypotField />
      {error && !emptyError && <ErrorLine>{error}</ErrorLine>}
      <Button type="submit" busy={loading}>
        {loading ? 'Submitting...' : 'Submit question'}
      </Button>
    </Form>
  );
};
