export interface QuestionTotal {
  asked: number;
  answered: number;
}

/** Every word of the list. */
export interface QuestionListMessages {
  title: string;
  count: (total: QuestionTotal) => string;
  /** Shown where nobody has asked yet. */
  empty: string;
  anonymous: string;
  /** Follows the name of the person who asks. */
  asks: string;
  number: (id: number | string) => string;
  /** Above each answer, so that a visitor cannot imitate its author by name. */
  answerLabel: string;
  noAnswer: string;
  date: (isoDate: string) => string;
  showAll: string;
  showLess: string;
  filter: string;
  /** How many questions have the words of the filter. */
  found: (count: number) => string;
  more: string;
  retry: string;
  loading: string;
}

export const defaultMessages: QuestionListMessages = {
  title: 'All Questions',
  count: ({ asked, answered }) => (asked === 0 ? '' : `${asked} asked, ${answered} answered`),
  empty: 'Nobody has asked yet. You’d be the first.',
  anonymous: 'Anonymous',
  asks: 'asks',
  number: (id) => `No. ${id}`,
  answerLabel: 'My answer',
  noAnswer: 'No answer yet.',
  date: (isoDate) => new Date(isoDate).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
  showAll: 'Show all',
  showLess: 'Show less',
  filter: 'Find words in the questions',
  found: (count) => (count === 1 ? '1 question' : `${count} questions`),
  more: 'More questions',
  retry: 'Try again',
  loading: 'Loading...',
};
