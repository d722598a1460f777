import styled from 'styled-components';
import { spelledOut } from '../spelledOut';

const Day = ({ date }: { date: string }) => <time dateTime={date}>{spelledOut(date)}</time>;

export interface DatesProps {
  /** The day on which the text was first written, ISO. */
  written: string;
  /** The day of its last change, ISO. */
  changed: string | undefined;
}

/** How old an essay is. */
export const Dates = ({ written, changed }: DatesProps) => (
  <Meta>
    First written <Day date={written} />
    {changed && (
      <>
        , changed <Day date={changed} />
      </>
    )}
  </Meta>
);

/** Positioned, so that in forced colours the ground of the drop cap below does not cover it. */
const Meta = styled.p`
  position: relative;
  margin-block: calc(var(--space-4) * -1) var(--space-5);
  color: var(--color-ink-3);
  text-wrap: balance;
  font: italic 400 var(--text-caption) / var(--leading-caption) var(--font-serif);

  & time {
    white-space: nowrap;
  }
`;
