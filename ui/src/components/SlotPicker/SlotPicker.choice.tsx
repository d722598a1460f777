import type { Day } from './SlotPicker.days';
import { TimeStop } from './SlotPicker.times.styles';
import { DayCell } from './SlotPicker.weeks.styles';

interface ChoiceProps {
  /** The group of the radio button. */
  name: string;
  checked: boolean;
  onChoose: () => void;
}

interface DayChoiceProps extends ChoiceProps {
  day: Day;
  /** Whether the chosen time is on this day. */
  holdsChoice: boolean;
}

/** A day of the calendar; one without times cannot be chosen and is not announced. */
export const DayChoice = ({ day, holdsChoice, onChoose, ...radio }: DayChoiceProps) => {
  const { slots, month, number } = day;
  const times = slots.length === 1 ? '1 time' : `${slots.length} times`;
  return slots.length === 0 ? (
    <DayCell as="span" aria-hidden="true">
      {number}
      {month && <i> {month}</i>}
    </DayCell>
  ) : (
    <DayCell data-open="" data-chosen={holdsChoice || undefined}>
      <input {...radio} type="radio" aria-label={`${day.name}, ${times}`} onChange={onChoose} />
      {number}
      {month && <i> {month}</i>}
    </DayCell>
  );
};

interface TimeChoiceProps extends ChoiceProps {
  slot: string;
  /** The time on the visitor's clock. */
  here: string;
  /** The time on the host's clock, where it is another. */
  there: string | undefined;
}

/** A stop on the line of a day. */
export const TimeChoice = ({ slot, here, there, onChoose, ...radio }: TimeChoiceProps) => (
  <li>
    <TimeStop>
      <input
        {...radio}
        type="radio"
        aria-label={there ? `${here}, ${there} my time` : here}
        onChange={onChoose}
      />
      <time dateTime={slot}>{here}</time>
      {there && <em>{there}</em>}
    </TimeStop>
  </li>
);
