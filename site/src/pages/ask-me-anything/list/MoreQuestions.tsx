import { Link } from '@line-of-dance/ui';
import { MoreLink } from '../AskMeAnything.styles';
import { pathOf } from '../../../data/kinds';

export interface MoreQuestionsProps {
  /** The page shows the newest questions. */
  isNewest: boolean;
  /** There are questions older than this one. */
  older: number | undefined;
}

/** Links to the questions that the page does not show. */
export const MoreQuestions = ({ isNewest, older }: MoreQuestionsProps) => (
  <>
    {!isNewest && (
      <MoreLink>
        <Link href={pathOf.questions}>Newest questions</Link>
      </MoreLink>
    )}
    {older !== undefined && (
      <MoreLink>
        <Link href={`${pathOf.questions}?before=${older}`}>Older questions</Link>
      </MoreLink>
    )}
  </>
);
