import type { ReactNode } from 'react';
import styled from 'styled-components';

interface NeedsScriptsProps {
  /** What needs scripts, such as "The calendar". */
  what?: string;
  /** What to do instead. */
  children?: ReactNode;
}

/** Note for visitors without scripts, in the place of something that needs them. */
export const NeedsScripts = ({ what = 'This', children }: NeedsScriptsProps) => (
  <Warning>
    {what} needs JavaScript, and your browser isn’t running any. {children}
  </Warning>
);

const Warning = styled.p`
  display: none;

  @media (scripting: none) {
    display: block;
    margin-bottom: var(--space-4);
    color: var(--color-error);
    font-weight: 600;
  }
`;
