import { pathOf } from '../../../data/kinds';

/** The server puts the question that `question` names into the page; the anchor leads to it. */
export const addressOf = (id: number) => `${pathOf.questions}?question=${id}#question-${id}`;
