import styled from 'styled-components';
import { monthOf } from '../spelledOut';

const Month = ({ date }: { date: string }) => <time dateTime={date}>{monthOf(date)}</time>;

export interface DatesProps {
  written: string;
  changed: string | undefined;
}

/** Month in which an essay was written, and month of its last change if the two differ. */
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

/**
 * Line with the dates. It is positioned, because in forced colours the background of the drop cap below would otherwise
 * hide it.
 */
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
