import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { room } from '../../theme/tokens';

export interface SideNoteProps {
  /** Two or three words in accent italic. */
  title?: string;
  children: ReactNode;
}

/** A thought beside the text. It stands in the row of the block before it; where the text needs the room it moves into the text. */
export const SideNote = ({ title, children }: SideNoteProps) => (
  <Note role="note">
    {title && <b>{title}</b>}
    {children}
  </Note>
);

const Note = styled.aside`
  margin-top: 1.75rem;
  padding-inline-start: 1rem;
  border-inline-start: var(--line-line) solid var(--color-edge);
  color: var(--color-ink-2);
  font: 400 0.9375rem/1.45 var(--font-sans);
  font-variant-numeric: lining-nums;

  & b {
    display: block;
    margin-bottom: 0.2rem;
    color: var(--color-accent);
    font: italic 400 1.0625rem/1.3 var(--font-serif);
  }

  & figure {
    max-width: 12.5rem;
    margin: 0 0 0.6rem;
  }

  ${room.notes} {
    /* Grid places it in the row of the block before it; spanning rows keeps a long note from stretching that row. */
    && {
      grid-row: span 2;
      grid-column: 2;
    }

    margin-top: 0.5rem;
    padding-block: 0.75rem 0;
    padding-inline: 0;
    border-top: var(--line-hair) solid var(--color-edge);
    border-inline-start: 0;
  }
`;
