import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../Spinner/Spinner';

export interface LoadingMessageProps {
  /** What is on its way, such as "Loading..." */
  children: ReactNode;
}

/** Says that something is loading: a spinner, and words that screen readers announce. */
export const LoadingMessage = ({ children }: LoadingMessageProps) => (
  <Line role="status">
    <Spinner />
    <span>{children}</span>
  </Line>
);

const Line = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 0.75rem;
  color: var(--color-ink-2);
  font: italic 400 1.125rem/1.3 var(--font-serif);
`;
