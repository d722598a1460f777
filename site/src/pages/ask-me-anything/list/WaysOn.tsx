import { Link } from '@line-of-dance/ui';
import type { ReactNode } from 'react';
import { WayOn } from '../AskMeAnything.styles';
import { questionsPath } from './useQuestionAddress';

/** In place of the question before which the older answers begin: the server knows which. */
export const olderBlank = 9_000_000_003;

const Way = ({ to, children }: { to: string; children: ReactNode }) => (
  <WayOn>
    <Link href={to}>{children}</Link>
  </WayOn>
);

export const NewestAnswers = () => <Way to={questionsPath}>Newest answers</Way>;

export const OlderAnswers = () => <Way to={`${questionsPath}?before=${olderBlank}`}>Older answers</Way>;

/** For visitors without scripts, page by page; others get all questions into one list. */
export const WaysOn = () => (
  <noscript>
    <NewestAnswers />
    <OlderAnswers />
  </noscript>
);
