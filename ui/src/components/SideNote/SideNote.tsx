import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { room } from '../../theme/tokens';

export interface SideNoteProps extends ComponentProps<'aside'> {
  /** Title of two or three words, in italics and the accent colour. */
  title?: string;
  children: ReactNode;
}

/** Note beside the preceding paragraph. In narrow columns it is part of the text. */
export const SideNote = ({ title, children, ...rest }: SideNoteProps) => (
  <Note role="note" {...rest}>
    {title && <b>{title}</b>}
    {children}
  </Note>
);

const Note = styled.aside`
  margin-top: var(--space-5-5);
  padding-inline-start: var(--space-4);
  border-inline-start: var(--line-line) solid var(--color-edge);
  color: var(--color-ink-2);
  font: 400 var(--text-note) / 1.45 var(--font-sans);
  font-variant-numeric: lining-nums;

  & b {
    display: block;
    margin-bottom: var(--space-1);
    color: var(--color-accent);
    font: italic 400 var(--text-item) / 1.3 var(--font-serif);
  }

  & figure {
    margin: 0 0 var(--space-2);
  }

  & figure > div {
    max-width: 12.5rem;
  }

  ${room.notes} {
    /* Spans several rows, so that a long note does not stretch the row of its paragraph. */
    grid-row: span 3;
    grid-column: 2;
    max-width: 19rem;
    margin-top: var(--space-2);
    padding-block: var(--space-3) 0;
    padding-inline: 0;
    border-top: var(--line-hair) solid var(--color-edge);
    border-inline-start: 0;
  }
`;
