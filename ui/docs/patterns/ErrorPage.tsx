import { ButtonLink, ErrorLine, PageHeading, Prose } from '../../src/index';

export const ErrorPage = () => (
  <main>
    <PageHeading title="Unexpected Application Error!" />
    <Prose>
      <ErrorLine>The page could not be loaded.</ErrorLine>
      <p>Nothing that you wrote is lost.</p>
      <p>
        <ButtonLink kind="quiet" href="/">
          Back to the start
        </ButtonLink>
      </p>
    </Prose>
  </main>
);
