import type { ReactNode } from 'react';
import styled from 'styled-components';

interface NeedsScriptsProps {
  /** Name of the part that needs scripts, such as "The calendar". */
  what?: string;
  /** What the visitor can do without scripts. */
  children?: ReactNode;
}

/** Message for visitors whose browser runs no scripts, beside a part of the page that needs them. */
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
