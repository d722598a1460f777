import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon';

export interface ErrorLineProps extends ComponentProps<'p'> {
  /** Error message, in one sentence. */
  children: ReactNode;
}

/** Error message at the place of the error. Screen readers announce it immediately. */
export const ErrorLine = ({ children, ...rest }: ErrorLineProps) => (
  <Message role="alert" {...rest}>
    <Icon name="warning" size="small" />
    <span>{children}</span>
  </Message>
);

const Message = styled.p`
  display: flex;
  gap: var(--space-2);
  align-items: flex-start;
  padding: var(--space-3) var(--space-3);
  border-inline-start: var(--line-bold) solid var(--color-error);
  background: var(--color-raised);
  color: var(--color-error);
  /* Fixed, so that the message looks the same inside a text with another font. */
  font: 600 var(--text-ui) / 1.35 var(--font-sans);
  overflow-wrap: anywhere;

  & svg {
    margin-top: 0.12em;
  }
`;
