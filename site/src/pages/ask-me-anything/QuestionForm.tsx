import { Button, ErrorLine, Field, Link, TextArea } from '@line-of-dance/ui';
import { isBlank, type NewQuestion, type Question } from '@line-of-dance/server/contract';
import { useRef, type FormEvent } from 'react';
import { submitQuestion, type Failure } from '../../api/client';
import { loadDrawings } from '../../data/drawings';
import type { Call } from '../../forms/calls';
import { createFormDraft } from '../../forms/drafts';
import { HoneypotField } from '../../forms/HoneypotField';
import { ServerNotes } from '../../forms/ServerNotes';
import { createPageState } from '../../forms/visitState';
import { Illustration } from '../../parts/Illustration';
import { Advice, QuestionFields, Send } from './AskMeAnything.styles';
import { questionAddress } from './list/knownQuestions';

const picture = 'ask';
void loadDrawings([picture]);

interface QuestionFormProps {
  /** Advice above the submit button. */
  note: string;
  sending: boolean;
  send: Call;
  /** Called after the question was sent. The argument is undefined if the server's response could not be read. */
  onSent: (question: Question | undefined) => void;
  /**
   * Questions in the list. A question that was sent may be missing: beyond the daily limit, the server holds questions
   * back.
   */
  listed: readonly Question[];
}

const [ref, clear] = createFormDraft();
const useError = createPageState<'empty' | Failure | undefined>(undefined);
const useSent = createPageState<{ question: Question | undefined } | undefined>(undefined);

/** Form for a new question. Its fields are uncontrolled, so that text typed before hydration is kept. */
export const QuestionForm = ({ note, sending, send, onSent, listed }: QuestionFormProps) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useError();
  const [sent, setSent] = useSent();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const draft = Object.fromEntries(new FormData(event.currentTarget)) as Record<keyof NewQuestion, string>;
    setSent(() => undefined);
    setError(() => undefined);
    let question: Question | undefined;
    const ask = async () => void (question = await submitQuestion(draft));
    const failure = isBlank(draft.question) ? 'empty' : await send(ask);
    setError(() => failure);
    if (failure) return field.current?.focus();
    clear(draft);
    onSent(question);
    setSent(() => ({ question }));
    return undefined;
  };
  return (
    <QuestionFields ref={ref} method="post" onSubmit={(event) => void submit(event)} noValidate>
      <h2>Ask a question</h2>
      <ServerNotes />
      <Field label="Your name" name="name" optional placeholder="Anonymous" autoComplete="name" />
      <TextArea
        ref={field}
        label="Your question"
        name="question"
        aria-describedby="note"
        placeholder="What would you like to know?"
        error={error === 'empty' ? 'Question cannot be empty.' : undefined}
        onChange={() => setError(() => undefined)}
      />
      <HoneypotField />
      <Advice id="note">{note}</Advice>
      {error && error !== 'empty' && <ErrorLine>Failed to submit question.</ErrorLine>}
      <Send>
        <Button type="submit" busy={sending} disabled={sending}>
          {sending ? 'Submitting...' : 'Submit question'}
        </Button>
        <Illustration drawing={picture} />
      </Send>
      <p role="status">{sent && <Sent id={listed.find(({ id }) => id === sent.question?.id)?.id} />}</p>
    </QuestionFields>
  );
};

const Sent = ({ id }: { id: number | undefined }) =>
  id === undefined ? (
    'Your question has arrived.'
  ) : (
    <>
      Your question is in the list as <Link href={questionAddress(id)}>No. {id}</Link>.
    </>
  );
