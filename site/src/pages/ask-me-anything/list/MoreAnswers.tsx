import { Link } from '@line-of-dance/ui';
import { MoreLink } from '../AskMeAnything.styles';
import { pathOf } from '../../../data/kinds';

export interface MoreAnswersProps {
  /** The page shows the newest answers. */
  isNewest: boolean;
  /** There are answers to questions older than this one. */
  older: number | undefined;
}

/** Links to the answers that the page does not show. */
export const MoreAnswers = ({ isNewest, older }: MoreAnswersProps) => (
  <>
    {!isNewest && (
      <MoreLink>
        <Link href={pathOf.questions}>Newest answers</Link>
      </MoreLink>
    )}
    {older !== undefined && (
      <MoreLink>
        <Link href={`${pathOf.questions}?before=${older}`}>Older answers</Link>
      </MoreLink>
    )}
  </>
);
