import { ButtonLink, ErrorLine, Page, PageHeading, Stack } from '../../src/index';

export const ErrorPage = () => (
  <Page>
    <PageHeading title="Unexpected Application Error!" />
    <Stack width="measure">
      <ErrorLine>The page could not be loaded.</ErrorLine>
      <p>Nothing that you wrote is lost.</p>
      <p>
        <ButtonLink kind="quiet" href="/">
          Back to the start
        </ButtonLink>
      </p>
    </Stack>
  </Page>
);
