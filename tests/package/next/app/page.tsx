import { Button, Field, Page, PageHeading } from '@line-of-dance/ui';

export default function Home() {
  return (
    <Page>
      <PageHeading title="The first page" />
      <Field label="Your name" />
      <Button>Say hello</Button>
    </Page>
  );
}
