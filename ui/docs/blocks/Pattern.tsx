import { Source } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Page = styled.div.attrs({ className: 'sb-unstyled', 'data-live': '' })`
  margin: 1.5rem 0;
  padding: 2rem 1.5rem;
  background: var(--color-paper);
  color: var(--color-ink);
  box-shadow: 0 0 0 1px var(--color-rule);
  /* Keeps elements with a fixed position inside the example. */
  contain: layout;
`;

export interface PatternProps {
  /** Source code of the page. */
  code: string;
  children: ReactNode;
}

/** Shows a page made of components, with its source code. */
export const Pattern = ({ code, children }: PatternProps) => (
  <>
    <Page>{children}</Page>
    <Source code={code.replace(/'[./]+\/src\/index'/, "'@line-of-dance/ui'")} language="tsx" />
  </>
);
