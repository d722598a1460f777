import { Button, Field, PageHeading, Prose, TextArea } from '@line-of-dance/ui';
import { isBlank, type NewMessage } from '@line-of-dance/server/contract';
import { useRef, type FormEvent } from 'react';
import { sendMessage } from '../../api/client';
import { loadDrawings } from '../../data/drawings';
import { HoneypotField } from '../../forms/HoneypotField';
import { arrived, ServerNotes } from '../../forms/ServerNotes';
import { createCall } from '../../forms/calls';
import { createFormDraft } from '../../forms/drafts';
import { createPageState } from '../../forms/visitState';
import { Illustration } from '../../parts/Illustration';
import { Page, type PageProps } from '../Page';
import { Arrived, MessageFields, Send } from './ShareAnything.styles';

const picture = 'share';
void loadDrawings([picture]);

const [ref, clear] = createFormDraft();
const useSending = createCall();
const useOutcome = createPageState<'empty' | 'sent' | undefined>(undefined);

/** Form for a message. Its fields are uncontrolled, so that text typed before hydration is kept. */
const MessageForm = () => {
  const field = useRef<HTMLTextAreaElement>(null);
  const [sending, send] = useSending();
  const [outcome, setOutcome] = useOutcome();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = Object.fromEntries(new FormData(event.currentTarget)) as Record<keyof NewMessage, string>;
    const isEmpty = isBlank(message.message);
    setOutcome(() => (isEmpty ? 'empty' : undefined));
    if (isEmpty) return field.current?.focus();
    if (await send(() => sendMessage(message))) return undefined;
    clear(message);
    window.alert('Message sent!');
    setOutcome(() => 'sent');
    return undefined;
  };
  return (
    <MessageFields ref={ref} method="post" onSubmit={(event) => void submit(event)} noValidate>
      <ServerNotes />
      <Field label="Your name" name="name" optional autoComplete="name" />
      <Field label="Your e-mail" name="email" type="email" optional autoComplete="email" />
      <TextArea
        ref={field}
        label="Your message"
        name="message"
        error={outcome === 'empty' ? 'Message cannot be empty.' : undefined}
        onChange={() => setOutcome(() => undefined)}
      />
      <HoneypotField />
      <Send data-sent={outcome === 'sent' || undefined}>
        <Button type="submit" busy={sending}>
          {sending ? 'Sending...' : 'Send message'}
        </Button>
        <Arrived role="status">{outcome === 'sent' && arrived}</Arrived>
        <Illustration drawing={picture} />
      </Send>
    </MessageFields>
  );
};

const ShareAnything = ({ frontmatter, meta, children }: PageProps) => (
  <Page meta={meta}>
    <PageHeading title={frontmatter.title} lead={frontmatter.lead} />
    <MessageForm />
    <Prose data-column>{children}</Prose>
  </Page>
);

export default ShareAnything;
