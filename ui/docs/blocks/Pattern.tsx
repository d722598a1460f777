import { Source } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Page = styled.div.attrs({ className: 'sb-unstyled', 'data-live': '' })`
  margin: 1.5rem 0;
  padding: 2rem 1.5rem;
  background: var(--color-paper);
  color: var(--color-ink);
  box-shadow: 0 0 0 1px var(--color-rule);
  /* What is fixed to the window stays inside its page. */
  contain: layout;
`;

export interface PatternProps {
  /** The file that draws it. */
  code: string;
  children: ReactNode;
}

/** A page made of components, and the code that makes it. */
export const Pattern = ({ code, children }: PatternProps) => (
  <>
    <Page>{children}</Page>
    <Source code={code.replace(/'[./]+\/src\/index'/, "'@line-of-dance/ui'")} language="tsx" />
  </>
);
