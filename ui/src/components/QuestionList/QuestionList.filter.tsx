import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Field } from '../Field/Field';
import type { QuestionItem } from './QuestionList.entry';
import type { QuestionListMessages } from './QuestionList.messages';

const asSearched = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the questions that contain all words. Each word may be in the question, the name or the answer. */
export const withWords = <Item extends QuestionItem>(questions: readonly Item[], words: string) => {
  const wanted = asSearched(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return questions;
  return questions.filter(({ question, name, answer }) => {
    const text = asSearched(`${question} ${name ?? ''} ${answer ?? ''}`);
    return wanted.every((word) => text.includes(word));
  });
};

/** Lists with more questions than this have a filter. */
const longestWithoutFilter = 20;

const subscribe = () => () => undefined;

/**
 * State of the filter. The filter is shown after hydration, because it needs JavaScript. When the visitor follows a
 * link to another question, it is cleared, because it might hide that question.
 */
export const useFilter = <Item extends QuestionItem>(
  questions: readonly Item[],
  currentId: Item['id'] | undefined,
) => {
  const [words, setWords] = useState('');
  const [followedId, setFollowedId] = useState(currentId);
  if (currentId !== followedId) {
    setFollowedId(currentId);
    setWords('');
  }
  const isOffered = useSyncExternalStore(
    subscribe,
    () => questions.length > longestWithoutFilter,
    () => false,
  );
  return { isOffered, words, setWords, shown: isOffered ? withWords(questions, words) : questions };
};

export interface QuestionFilterProps {
  words: string;
  onWords: (words: string) => void;
  found: number;
  searched: number;
  /** Whether only the latest questions are loaded, so that older ones are not searched. */
  areLatest: boolean;
  messages: QuestionListMessages;
}

export const QuestionFilter = ({
  words,
  onWords,
  found,
  searched,
  areLatest,
  messages,
}: QuestionFilterProps) => (
  <Filter role="search" data-unprinted="">
    <Field
      label={messages.filter}
      type="search"
      value={words}
      onChange={(event) => onWords(event.target.value)}
    />
    <Found role="status" data-none={found === 0 || undefined}>
      {words.trim() &&
        (found > 0
          ? messages.found(found, areLatest ? searched : undefined)
          : messages.noneFound(words.trim(), searched, areLatest))}
    </Found>
  </Filter>
);

const Filter = styled.div`
  max-width: 34rem;
  margin-top: var(--space-5);
`;

const Found = styled.p`
  min-height: var(--space-5);
  color: var(--color-ink-3);

  &[data-none] {
    margin-top: var(--space-5);
    color: var(--color-ink);
    font: 400 var(--text-read) / var(--leading-read) var(--font-serif);
  }
`;
