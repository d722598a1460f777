import { Button, Field, PageHeading, Prose, TextArea } from '@line-of-dance/ui';
import { isBlank } from '@line-of-dance/server/contract';
import { useRef, useState, type FormEvent } from 'react';
import { sendMessage } from '../../api/client';
import type { Content } from '../../article/content';
import { HoneypotField, textOf } from '../../elements/HoneypotField';
import { NeedsScripts } from '../../elements/NeedsScripts';
import { Page } from '../../elements/Page';
import { PageHead } from '../../elements/PageHead';
import type { PageMeta } from '../../elements/pageMeta';
import { useFormDraft } from '../../elements/useFormDraft';
import { Form } from './ShareAnything.styles';

const emptyMessage = 'Message cannot be empty.';

/** Sent as typed. Fields keep their own text, so that nothing typed before the scripts arrive is lost. */
const MessageForm = () => {
  const { ref, clear } = useFormDraft('message');
  const field = useRef<HTMLTextAreaElement>(null);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const message = textOf(data, 'message');
    setError(isBlank(message) ? emptyMessage : undefined);
    if (isBlank(message)) return field.current?.focus();
    setSending(true);
    try {
      await sendMessage({
        message,
        name: textOf(data, 'name'),
        email: textOf(data, 'email'),
        website: textOf(data, 'website'),
      });
      clear();
      window.alert('Message sent!');
    } catch (failure) {
      console.error(failure);
    } finally {
      setSending(false);
    }
    return undefined;
  };
  return (
    <Form ref={ref} method="post" onSubmit={(event) => void submit(event)} noValidate>
      <NeedsScripts />
      <Field label="Your name" name="name" optional autoComplete="name" />
      <Field label="Your e-mail" name="email" type="email" optional autoComplete="email" />
      <TextArea ref={field} label="Your message" name="message" error={error} />
      <HoneypotField />
      <Button type="submit" busy={sending}>
        Send message
      </Button>
    </Form>
  );
};

export { metaOfText as meta } from '../../elements/pageMeta';

export const createPage =
  ({ Body, frontmatter }: Content<'page'>, meta: PageMeta) =>
  () => (
    <Page>
      <PageHead {...meta} />
      <PageHeading title={frontmatter.title} lead={frontmatter.lead} />
      <MessageForm />
      <Body as={Prose} />
    </Page>
  );
