import { ErrorLine, Link, PageHeading, Prose } from '@line-of-dance/ui';
import { pathOf } from '../../data/kinds';
import { Illustration } from '../../parts/Illustration';

interface FailureProps {
  /** What the router or the page says went wrong. */
  message: string;
}

/** The router's fallback screen. */
export const Failure = ({ message }: FailureProps) => (
  <>
    <PageHeading title="Unexpected Application Error!" />
    <Prose>
      <ErrorLine>{message}</ErrorLine>
      <p>
        <Link href={pathOf.home}>Back to the start</Link>
      </p>
    </Prose>
    <Illustration drawing="error-line" />
  </>
);
