import styled from 'styled-components';

const spelledOut = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const Day = ({ date }: { date: string }) => <time dateTime={date}>{spelledOut.format(new Date(date))}</time>;

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

const Line = styled.p`
  margin-bottom: var(--space-6);
  color: var(--color-ink-3);
  font: italic 400 var(--text-caption) / var(--leading-caption) var(--font-serif);

  & time {
    white-space: nowrap;
  }
`;
