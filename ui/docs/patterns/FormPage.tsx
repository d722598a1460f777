import { useState, type FormEvent } from 'react';
import { Button, ErrorLine, Field, Page, PageHeading, Stack, TextArea } from '../../src/index';

export const FormPage = () => {
  const [failed, setFailed] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailed(new FormData(event.currentTarget).get('message') === '');
  };
  return (
    <Page>
      <PageHeading title="Share anything" lead="Names are optional." />
      <form onSubmit={submit} noValidate>
        <Stack width="form">
          <Field label="Your name" name="name" optional autoComplete="name" />
          <TextArea label="Your message" name="message" />
          {failed && <ErrorLine>Please write a message first.</ErrorLine>}
          <Button type="submit">Send</Button>
        </Stack>
      </form>
    </Page>
  );
};
