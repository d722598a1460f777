import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Id of the main content. */
  target: string;
  /** Text of the link. */
  children?: ReactNode;
}

/** Link that skips the menus. Put it first on the page. Visible only while it has the focus. */
export const SkipLink = ({ target, children = 'Skip to content', ...rest }: SkipLinkProps) => (
  <Skip href={`#${target}`} {...rest}>
    {children}
  </Skip>
);

const Skip = styled.a`
  position: fixed;
  top: var(--space-2);
  inset-inline-start: var(--space-2);
  z-index: var(--layer-dialog);
  padding: var(--space-3) var(--space-4-5);
  background: var(--color-solid);
  color: var(--color-on-solid);
  font-weight: 700;
  border-radius: var(--radius-1);

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
