import { Link } from '@line-of-dance/ui';
import type { ReactNode } from 'react';
import { WayOn } from '../AskMeAnything.styles';
import { questionsPath } from './useQuestionAddress';

/** Stands for the id before which the older answers begin; the server puts the real one in its place. */
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
