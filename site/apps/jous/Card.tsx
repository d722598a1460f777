import { Logo } from '@line-of-dance/ui';
import { Back, Couple, Face } from './Card.styles';
import { questionOf } from './question';

export interface CardProps {
  /** The question; without one the card lies face down. */
  text: string | undefined;
  /** When in the evening it is asked. */
  course: string;
  /** Somebody else has the phone now. */
  isHandedOn: boolean;
  /** There is no card of this depth any more. */
  isUsedUp: boolean;
  onTurn: () => void;
  focusRef: (element: HTMLElement | null) => void;
}

/** The upper card of the deck: face up with its question, or face down, waiting to be turned. */
export const Card = ({ text, course, isHandedOn, isUsedUp, onTurn, focusRef }: CardProps) => {
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
          You’ve played every card {course.toLowerCase()}. <em>The next course has its own.</em>
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
