import { useState, type ComponentProps, type ReactNode } from 'react';
import { Link } from '../../link/LinkProvider';
import { Button } from '../Button/Button';
import { Logo } from '../Logo/Logo';
import { lengthOf } from './QuestionList.length';
import { defaultMessages, type QuestionListMessages } from './QuestionList.messages';
import { AnswerBlock, AnswerBy, NoAnswer } from './QuestionList.answer.styles';
import { Entry, Who } from './QuestionList.styles';

export interface QuestionItem {
  id: number | string;
  question: string;
  /** Name of the visitor. If empty, "Anonymous" is shown. */
  name?: string | null | undefined;
  answer?: string | null | undefined;
  /** Date of the answer (ISO 8601). */
  answeredAt?: string | null | undefined;
}

export interface QuestionEntryProps extends Omit<ComponentProps<'article'>, 'children'> {
  item: QuestionItem;
  /** Address of the question. Adds a link to it. */
  address?: string | undefined;
  /** Highlights the question, for example because the visitor followed a link to it. */
  current?: boolean;
  messages?: QuestionListMessages;
  /** Wraps or replaces the answer, for example with an `AnswerEditor`. */
  renderAnswer?: ((answer: ReactNode) => ReactNode) | undefined;
}

/** One question with its answer. */
export const QuestionEntry = ({
  item,
  address,
  current = false,
  messages = defaultMessages,
  renderAnswer = (answer) => answer,
  ...rest
}: QuestionEntryProps) => (
  <Entry id={`question-${item.id}`} aria-current={current || undefined} {...rest}>
    <Who>
      <span>
        <bdi>{item.name?.trim() ? item.name : messages.anonymous}</bdi> {messages.asks}
      </span>
      {address && <Link href={address}>{messages.number(item.id)}</Link>}
    </Who>
    <Question id={`question-${item.id}-text`} text={item.question} messages={messages} />
    {renderAnswer(<Answer item={item} messages={messages} />)}
  </Entry>
);

interface QuestionProps {
  id: string;
  text: string;
  messages: QuestionListMessages;
}

const Question = ({ id, text, messages }: QuestionProps) => {
  const length = lengthOf(text);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <h3 id={id} dir="auto" tabIndex={-1} data-length={length} data-open={isOpen || undefined}>
        {text}
      </h3>
      {length === 'tall' && (
        <Button kind="link" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? messages.showLess : messages.showAll}
        </Button>
      )}
    </>
  );
};

const Answer = ({ item, messages }: { item: QuestionItem; messages: QuestionListMessages }) =>
  item.answer ? (
    <AnswerBlock>
      <AnswerBy>
        <Logo />
        {messages.answerLabel}
        {item.answeredAt && <time dateTime={item.answeredAt}>{messages.date(item.answeredAt)}</time>}
      </AnswerBy>
      <p dir="auto">{item.answer}</p>
    </AnswerBlock>
  ) : (
    <NoAnswer>{messages.noAnswer}</NoAnswer>
  );
