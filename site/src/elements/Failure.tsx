import { ErrorLine, Link, PageHeading, Prose } from '@line-of-dance/ui';
import { Illustration } from '../article/Illustration';
import { Page } from './Page';

interface FailureProps {
  /** What the router or the page says went wrong. */
  message: string;
}

/** The router's fallback screen. */
export const Failure = ({ message }: FailureProps) => (
  <Page>
    <PageHeading title="Unexpected Application Error!" />
    <Prose>
      <ErrorLine>{message}</ErrorLine>
      <p>
        <Link href="/">Back to the start</Link>
      </p>
    </Prose>
    <Illustration name="error-line" />
  </Page>
);
