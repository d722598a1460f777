import { Link } from '@line-of-dance/ui';
import { MoreLink } from '../AskMeAnything.styles';
import { pathOf } from '../../../data/kinds';
import type { Listed } from '@line-of-dance/server/questions-page';

/** Links to newer and older questions, for visitors without scripts. */
export const MoreQuestions = ({ isNewest, older }: Omit<Listed, 'questions'>) => (
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
