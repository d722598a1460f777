import styled from 'styled-components';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Formatted by hand, because the first use of Intl blocks a slow phone for 45 ms. */
const spelledOut = (date: string): string => {
  const day = new Date(date);
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
};

const Day = ({ date }: { date: string }) => <time dateTime={date}>{spelledOut(date)}</time>;

export interface DatesProps {
  /** The day on which the text was first written, ISO. */
  written: string;
  /** The day of its last change, ISO. */
  changed: string | undefined;
}

/** How old an essay is. */
export const Dates = ({ written, changed }: DatesProps) => (
  <Line>
    First written <Day date={written} />
    {changed && (
      <>
        , changed <Day date={changed} />
      </>
    )}
  </Line>
);

/** Positioned, so that in forced colours the ground of the drop cap below does not cover it. */
const Line = styled.p`
  position: relative;
  margin-block: calc(var(--space-4) * -1) var(--space-5);
  color: var(--color-ink-3);
  text-wrap: balance;
  font: italic 400 var(--text-caption) / var(--leading-caption) var(--font-serif);

  & time {
    white-space: nowrap;
  }
`;
