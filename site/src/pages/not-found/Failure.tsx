import { ErrorLine, Link, PageHeading, Prose } from '@line-of-dance/ui';
import { pathOf } from '../../data/kinds';
import { Illustration } from '../../parts/Illustration';

/** The router's fallback screen, with what it or the page says went wrong. */
export const Failure = ({ message }: { message: string }) => (
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
