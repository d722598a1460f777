export interface QuestionTotal {
  asked: number;
  answered: number;
}

/** All texts of the list. */
export interface QuestionListMessages {
  title: string;
  count: (total: QuestionTotal) => string;
  /** Shown if there are no questions. */
  empty: string;
  anonymous: string;
  /** Shown after the visitor's name, as in "Anonymous asks". */
  asks: string;
  number: (id: number | string) => string;
  /** Label above each answer. It prevents visitors from imitating the owner. */
  answerLabel: string;
  noAnswer: string;
  date: (isoDate: string) => string;
  showAll: string;
  showLess: string;
  filter: string;
  /** Number of questions that match the filter. If only the latest questions are loaded, `latest` is their number. */
  found: (count: number, latest?: number) => string;
  /** Replaces `found` if no question contains the words. */
  noneFound: (words: string, searched: number, areLatest: boolean) => string;
  more: string;
  /** Replaces `more` while the visitor is filtering. */
  searchMore: string;
  /** Follows the loading error if questions that were loaded earlier are shown below it. */
  outdated: string;
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
  found: (count, latest) => {
    if (latest !== undefined) return `${count} of the ${latest} latest questions`;
    return count === 1 ? '1 question' : `${count} questions`;
  },
  noneFound: (words, searched, areLatest) =>
    `None of the ${searched} ${areLatest ? 'latest ' : ''}questions has ${words.includes(' ') ? 'all these words' : 'that word'}.`,
  more: 'More questions',
  searchMore: 'Search older questions',
  outdated: 'Some below may be old, and newer ones missing.',
  retry: 'Try again',
  loading: 'Loading...',
};
