import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { ErrorLine } from '../ErrorLine/ErrorLine';
import { dayToOpen, hostTimeIn, monthsOf, nameOfZone, timeIn, weekdaysIn, weeksOf } from './SlotPicker.days';
import { DayChoice, TimeChoice } from './SlotPicker.choice';
import { Foot, Frame, Pane } from './SlotPicker.styles';
import { Times } from './SlotPicker.times.styles';
import { Week, Weekdays } from './SlotPicker.weeks.styles';

export interface SlotPickerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Available times in order, such as `2026-11-24T09:00:00Z`. */
  slots: readonly string[];
  /** Time zone of the visitor, such as `Europe/London`. Days and times are shown in it. */
  timeZone: string;
  /** Time zone of the host, the person to meet. If it differs from `timeZone`, the chosen time is shown in both. */
  hostTimeZone: string;
  /** The chosen time. */
  value?: string | undefined;
  /** Called with the pressed time. */
  onChoose: (slot: string) => void;
  /** Shown beside the chosen time, such as a "Continue" button. */
  action?: ReactNode;
  /** Error message, shown above the times. */
  error?: string | undefined;
  /** Shown if no times are available. */
  empty?: string;
  /** Language for dates and times. */
  locale?: string;
}

/** Calendar for choosing a day and a time. About 600 px high. */
export const SlotPicker = ({
  slots,
  timeZone,
  hostTimeZone,
  value,
  onChoose,
  action,
  error,
  empty = 'There is no free time in the next weeks.',
  locale = 'en-GB',
  ...rest
}: SlotPickerProps) => {
  const id = useId();
  const [date, setDate] = useState<string>();
  const weeks = weeksOf(slots, timeZone, locale);
  const days = weeks.flat().filter((day) => day.slots.length > 0);
  const chosen = days.find((day) => value !== undefined && day.slots.includes(value));
  const shown = days.find((day) => day.date === date) ?? chosen ?? dayToOpen(weeks);
  if (!shown)
    return (
      <Frame data-empty="" {...rest}>
        <p>{empty}</p>
      </Frame>
    );
  const visitorTime = timeIn(timeZone, locale);
  const hostTime = hostTimeIn(hostTimeZone, timeZone, locale);
  const clocksDiffer = slots.some((slot) => visitorTime(slot) !== hostTime(slot));
  return (
    <Frame {...rest}>
      <Pane role="radiogroup" aria-labelledby={`${id}-days`}>
        <h2 id={`${id}-days`}>{monthsOf(days, locale)}</h2>
        <Weekdays aria-hidden="true">
          {weekdaysIn(locale).map((weekday) => (
            <span key={weekday}>{weekday}</span>
          ))}
        </Weekdays>
        {weeks.map((week) => (
          <Week key={week[0]?.date}>
            {week.map((day) => (
              <DayChoice
                key={day.date}
                day={day}
                name={`${id}-day`}
                checked={day === shown}
                holdsChoice={day === chosen}
                onChoose={() => setDate(day.date)}
              />
            ))}
          </Week>
        ))}
      </Pane>
      <Pane
        role="radiogroup"
        aria-labelledby={`${id}-times`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-zone` : `${id}-zone`}
      >
        <h2 id={`${id}-times`}>{shown.name}</h2>
        {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
        <Times>
          {shown.slots.map((slot) => (
            <TimeChoice
              key={slot}
              name={`${id}-time`}
              slot={slot}
              time={visitorTime(slot)}
              checked={slot === value}
              onChoose={() => onChoose(slot)}
            />
          ))}
        </Times>
      </Pane>
      <Foot>
        <p id={`${id}-zone`}>
          Times are in {nameOfZone(timeZone, locale)}
          {clocksDiffer
            ? `. ${chosen ? 'Mine is' : 'Choose one to see it in mine,'} ${nameOfZone(hostTimeZone, locale)}.`
            : ', like mine.'}
        </p>
        <p aria-live="polite">
          {chosen && value && (
            <b>
              {chosen.name}, {visitorTime(value)}
              {clocksDiffer && `\u00A0for\u00A0you, ${hostTime(value)}\u00A0for\u00A0me`}
            </b>
          )}
        </p>
        {chosen && action}
      </Foot>
    </Frame>
  );
};
