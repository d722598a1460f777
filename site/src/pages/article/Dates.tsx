import styled from 'styled-components';
import { monthOf } from '../spelledOut';

const Month = ({ date }: { date: string }) => <time dateTime={date}>{monthOf(date)}</time>;

export interface DatesProps {
  written: string;
  changed: string | undefined;
}

/** How old an essay is. A change in the month in which it was written is not told. */
export const Dates = ({ written, changed }: DatesProps) => (
  <Meta>
    First written in <Month date={written} />
    {changed && monthOf(changed) !== monthOf(written) && (
      <>
        , changed in <Month date={changed} />
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
