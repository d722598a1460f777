import styled from 'styled-components';
import { media } from '../../theme/tokens';
import { Trace } from '../Trace/Trace';

export interface TraceWallProps {
  /** Sixteen words, one trace each. */
  words: readonly string[];
  /** The word whose trace is drawn in accent, at most one. */
  chosen?: string | undefined;
}

/** What stands where nothing has been asked yet: a wall of traces instead of emptiness. */
export const TraceWall = ({ words, chosen }: TraceWallProps) => (
  <Wall aria-hidden="true">
    {words.map((word) => (
      <span key={word} data-chosen={word === chosen || undefined}>
        <Trace word={word} />
      </span>
    ))}
  </Wall>
);

const Wall = styled.div`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  gap: 2.25rem 1.5rem;
  max-width: 52rem;
  margin-top: 4.5rem;

  & svg {
    width: 100%;
    max-width: 4rem;
    height: auto;
    stroke-width: 1.4;
    color: var(--color-edge);
  }

  & [data-chosen] svg {
    color: var(--color-accent);
  }

  ${media.mobile} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    margin-top: var(--space-7);
  }
`;
