import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../Spinner/Spinner';

export interface LoadingMessageProps extends ComponentProps<'p'> {
  /** Text, such as "Loading..." */
  children: ReactNode;
}

/** Spinner with a text that screen readers announce. Hidden if scripts are disabled. */
export const LoadingMessage = ({ children, ...rest }: LoadingMessageProps) => (
  <Message role="status" {...rest}>
    <Spinner />
    <span>{children}</span>
  </Message>
);

const Message = styled.p`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  color: var(--color-ink-2);
  font: italic 400 var(--text-read) / 1.3 var(--font-serif);

  /* Hidden without scripts, because it would never disappear. */
  @media (scripting: none) {
    display: none;
  }
`;
