import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ExampleProps {
  /** Why the example is good or bad, in one sentence. */
  why: string;
  children: ReactNode;
}

/** Good and bad examples side by side. With `data-wide` they are stacked. */
export const DoDont = styled.div.attrs({ className: 'sb-unstyled' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: 1.5rem;
  margin: 1.5rem 0 2rem;

  &[data-wide] {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Example = styled.figure`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 1.25rem;
  border-top: var(--line-bold) solid var(--color-ok);
  background: var(--color-paper);
  box-shadow: 0 0 0 1px var(--color-rule);

  &[data-against] {
    border-top-color: var(--color-error);
  }

  /* Keeps elements with a fixed position inside the example. */
  & > div {
    flex: 1;
    contain: layout;
  }

  & > div > :first-child {
    margin-top: 0;
  }

  & button + button {
    margin-inline-start: 0.75rem;
  }

  & figcaption {
    max-width: 29em;
    margin-top: 1.25rem;
    color: var(--color-ink-2);
    font: 400 var(--text-small) / 1.45 var(--font-sans);
  }
`;

export const Do = ({ why, children }: ExampleProps) => (
  <Example>
    <div data-live="">{children}</div>
    <figcaption>
      <b>Do.</b> {why}
    </figcaption>
  </Example>
);

export const Dont = ({ why, children }: ExampleProps) => (
  <Example data-against="">
    <div data-live="">{children}</div>
    <figcaption>
      <b>Don’t.</b> {why}
    </figcaption>
  </Example>
);
