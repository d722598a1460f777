import { useState } from 'react';
import { Button, Field, Page, PageHeading, Prose, Stack } from '../../src/index';

/** Example page in the library's README. */
export const FirstPage = () => {
  const [name, setName] = useState('');
  return (
    <Page>
      <PageHeading title="The first page" />
      <Stack>
        <Prose>
          <p>Everything that is read is set in Piazzolla, everything that is operated in Rosario.</p>
        </Prose>
        <Stack width="form">
          <Field label="Your name" value={name} onChange={(event) => setName(event.target.value)} />
          <Button disabled={name === ''} onClick={() => alert(`Hello, ${name}.`)}>
            Say hello
          </Button>
        </Stack>
      </Stack>
    </Page>
  );
};
