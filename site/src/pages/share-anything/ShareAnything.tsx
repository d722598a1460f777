import { Button, Field, PageHeading, Prose, TextArea } from '@line-of-dance/ui';
import { useState, type FormEvent } from 'react';
import { sendMessage } from '../../api/client';
import type { Content } from '../../content/content';
import { HoneypotField, textOf } from '../../shell/HoneypotField';
import { NeedsScripts } from '../../shell/NeedsScripts';
import { Page } from '../../shell/Page';
import { PageMeta } from '../../shell/PageMeta';
import { Form } from './ShareAnything.parts';

/** Sent as typed. Fields keep their own text, so that nothing typed before the scripts arrive is lost. */
const MessageForm = () => {
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    setSending(true);
    try {
      await sendMessage({
        message: textOf(data, 'message'),
        name: textOf(data, 'name'),
        email: textOf(data, 'email'),
        website: textOf(data, 'website'),
      });
      form.reset();
      window.alert('Message sent!');
    } catch (error) {
      console.error(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <Form method="post" onSubmit={(event) => void submit(event)} noValidate>
      <NeedsScripts />
      <Field label="Your name" name="name" optional autoComplete="name" />
      <Field label="Your e-mail" name="email" type="email" optional autoComplete="email" />
      <TextArea label="Your message" name="message" />
      <HoneypotField />
      <Button type="submit" busy={sending}>
        Send message
      </Button>
    </Form>
  );
};

export const createPage =
  ({ Body, frontmatter }: Content, path: string) =>
  () => (
    <Page>
      <PageMeta {...frontmatter} path={path} />
      <PageHeading title={frontmatter.title} lead={frontmatter.lead} />
      <MessageForm />
      <Body as={Prose} />
    </Page>
  );
