import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon';

export interface ErrorLineProps extends HTMLAttributes<HTMLParagraphElement> {
  /** What went wrong, in one sentence. */
  children: ReactNode;
}

/** Says what went wrong, at the place where it went wrong; screen readers announce it at once. */
export const ErrorLine = ({ children, ...rest }: ErrorLineProps) => (
  <Line role="alert" {...rest}>
    <Icon name="warning" size="small" />
    <span>{children}</span>
  </Line>
);

const Line = styled.p`
  display: flex;
  gap: 0.6rem;
  align-items: flex-start;
  padding: 0.65rem 0.8rem;
  border-inline-start: var(--line-bold) solid var(--color-error);
  background: var(--color-raised);
  color: var(--color-error);
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;

  & svg {
    margin-top: 0.12em;
  }
`;
