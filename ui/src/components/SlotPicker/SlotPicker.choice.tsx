import type { Day } from './SlotPicker.days';
import { TimeStop } from './SlotPicker.times.styles';
import { DayCell } from './SlotPicker.weeks.styles';

interface ChoiceProps {
  /** Name of the radio group. */
  name: string;
  checked: boolean;
  onChoose: () => void;
}

interface DayChoiceProps extends ChoiceProps {
  day: Day;
  /** Whether the chosen time is on this day. */
  holdsChoice: boolean;
}

/** Radio button of a day. A day without times cannot be chosen and is hidden from screen readers. */
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
  /** Time of day in the visitor's time zone, such as "09:30". */
  time: string;
}

/** Radio button of a time, shown as a dot on a vertical line. */
export const TimeChoice = ({ slot, time, onChoose, ...radio }: TimeChoiceProps) => (
  <li>
    <TimeStop>
      <input {...radio} type="radio" onChange={onChoose} />
      <time dateTime={slot}>{time}</time>
    </TimeStop>
  </li>
);
