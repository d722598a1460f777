import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/tokens';

export interface SideNoteProps {
  /** Two or three words in accent italic. */
  title?: string;
  children: ReactNode;
}

/** A thought beside the text. It stands in the row of the block before it; below 1120 px it moves into the text. */
export const SideNote = ({ title, children }: SideNoteProps) => (
  <Note role="note">
    {title && <b>{title}</b>}
    {children}
  </Note>
);

const Note = styled.aside`
  /* Grid places it in the row of the block before it; spanning rows keeps a long note from stretching that row. */
  && {
    grid-row: span 2;
    grid-column: 2;
  }

  margin-top: 0.5rem;
  padding-top: 0.75rem;
  border-top: var(--line-hair) solid var(--color-edge);
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
    margin: 0 0 0.6rem;
  }

  ${media.belowWide} {
    && {
      grid-row: auto;
      grid-column: 1;
    }

    margin: 1.75rem 0 0;
    padding: 0 0 0 1rem;
    border: 0;
    border-left: var(--line-line) solid var(--color-edge);
  }
`;
