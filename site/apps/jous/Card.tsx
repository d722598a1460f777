import { Logo } from '@line-of-dance/ui';
import { Back, Couple, Face } from './Card.styles';
import { questionOf } from './question';

export interface CardProps {
  /** The question. `undefined` while the card is face down. */
  text: string | undefined;
  /** Heading of the card, which says how personal its question is: “With the bread”. */
  course: string;
  /** True for the most personal questions, after which there are no further cards. */
  isLastCourse: boolean;
  /** True after the visitor pressed “Hand the phone on”. */
  isHandedOn: boolean;
  /** True when all questions with this heading were shown. */
  isUsedUp: boolean;
  onTurn: () => void;
  focusRef: (element: HTMLElement | null) => void;
}

/** Top card of the deck, face up or face down. */
export const Card = ({ text, course, isLastCourse, isHandedOn, isUsedUp, onTurn, focusRef }: CardProps) => {
  if (text)
    return (
      <Face>
        <h2 ref={focusRef} tabIndex={-1}>
          {questionOf(text)}
        </h2>
        <p>
          <Couple />
          {course}
        </p>
      </Face>
    );
  if (isUsedUp)
    return (
      <Back as="div">
        <span ref={focusRef} tabIndex={-1}>
          You’ve played every card {course.toLowerCase()}.{' '}
          <em>{isLastCourse ? 'That was the last course.' : 'The next course has its own.'}</em>
        </span>
      </Back>
    );
  return (
    <Back type="button" ref={focusRef} onClick={onTurn}>
      <Logo width="48" height="40" />
      {isHandedOn && (
        <span>Pass the phone to your right. That’s anticlockwise, as on every dance floor.</span>
      )}
      <b>Turn the card</b>
    </Back>
  );
};
