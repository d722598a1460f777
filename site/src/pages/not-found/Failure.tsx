import { ErrorLine, Link, PageHeading, Prose } from '@line-of-dance/ui';
import { pathOf } from '../../data/kinds';
import { Illustration } from '../../parts/Illustration';

interface FailureProps {
  message: string;
  hint?: string;
}

/** Screen with an error message, shown instead of a page. */
export const Failure = ({ message, hint }: FailureProps) => (
  <>
    <PageHeading title="Unexpected Application Error!" />
    <Prose>
      <ErrorLine>{message}</ErrorLine>
      {hint && <p>{hint}</p>}
      <p>
        <Link href={pathOf.home}>Back to the start</Link>
      </p>
    </Prose>
    <Illustration drawing="error-line" />
  </>
);
