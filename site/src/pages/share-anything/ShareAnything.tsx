import { Button, Field, PageHeading, Prose, TextArea } from '@line-of-dance/ui';
import { isBlank, type NewMessage } from '@line-of-dance/server/contract';
import { useRef, useState, type FormEvent } from 'react';
import { media, room } from '@line-of-dance/ui/theme';
import styled from 'styled-components';
import { sendMessage } from '../../api/client';
import { useCall } from '../../api/useCall';
import { loadDrawings } from '../../data/drawings';
import { Form } from '../../forms/Form';
import { HoneypotField } from '../../forms/HoneypotField';
import { ServerNotes } from '../../forms/ServerNotes';
import { createFormDraft } from '../../forms/drafts';
import { Illustration } from '../../parts/Illustration';
import { Page, type PageProps } from '../Page';

const picture = 'share';
void loadDrawings([picture]);

const [ref, clear] = createFormDraft();

/** Form for a message. Its fields are uncontrolled, so that text typed before hydration is kept. */
const MessageForm = () => {
  const field = useRef<HTMLTextAreaElement>(null);
  const [sending, send] = useCall();
  const [isEmpty, setIsEmpty] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = Object.fromEntries(new FormData(event.currentTarget)) as Record<keyof NewMessage, string>;
    setIsEmpty(isBlank(message.message));
    if (isBlank(message.message)) return field.current?.focus();
    if (await send(() => sendMessage(message))) return undefined;
    clear(message);
    window.alert('Message sent!');
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
        error={isEmpty ? 'Message cannot be empty.' : undefined}
        onChange={() => setIsEmpty(false)}
      />
      <HoneypotField />
      <Send>
        <Button type="submit" busy={sending}>
          Send message
        </Button>
        <Illustration drawing={picture} />
      </Send>
    </MessageFields>
  );
};

const MessageFields = styled(Form)`
  margin: 2.75rem 0 var(--space-7);

  & > :not(:last-child) {
    max-width: 30rem;
  }

  @media print {
    display: none;

    & + * {
      margin-top: var(--space-5);
    }
  }
`;

/** Where there is room, a line goes from the button to an envelope. */
const Send = styled.div`
  display: grid;
  justify-content: start;
  max-width: 50rem;

  ${media.mobile} {
    justify-content: stretch;
  }

  & > figure {
    display: none;
  }

  ${room.notes} {
    grid-template-columns: auto minmax(0, 1fr);

    & > figure {
      display: block;
      position: relative;
      overflow-x: clip;
      margin: 0;
      pointer-events: none;
    }

    & svg {
      position: absolute;
      inset-inline-end: 0;
      bottom: 0;
      width: 20rem;
    }
  }
`;

const ShareAnything = ({ frontmatter, meta, children }: PageProps) => (
  <Page meta={meta}>
    <PageHeading title={frontmatter.title} lead={frontmatter.lead} />
    <MessageForm />
    <Prose data-column>{children}</Prose>
  </Page>
);

export default ShareAnything;
