import type { ComponentProps, FunctionComponent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/tokens';

export interface NumberedItemProps {
  /** Names the point in a word or three. */
  title: string;
  /** A sentence, or several paragraphs. */
  children: ReactNode;
}

/** One point of a `NumberedList`; its number comes from its place. */
export const NumberedItem = ({ title, children }: NumberedItemProps) => (
  <li>
    <h3>{title}</h3>
    <div>{children}</div>
  </li>
);

/** Points worth counting: large italic numerals, a title, a few words each. */
export const NumberedList: FunctionComponent<ComponentProps<'ol'>> = styled.ol.attrs({ role: 'list' })`
  counter-reset: point;
  margin-top: 1.5rem;

  && > li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    margin: 0;
    padding: 1.25rem 0;
    border-top: var(--line-hair) solid var(--color-rule);
    counter-increment: point;
  }

  & > li::before {
    content: counter(point);
    grid-row: 1 / 3;
    color: var(--color-accent);
    font: italic 300 2.75rem/0.95 var(--font-serif);
    font-variant-numeric: oldstyle-nums;
  }

  && > li > h3 {
    margin: 0;
    font-size: var(--text-h3);
    line-height: var(--leading-h3);
    font-weight: 560;
  }

  & > li > div {
    grid-column: 2;
    margin-top: 0.25rem;
    color: var(--color-ink-2);
    font: 400 1.125rem/1.52 var(--font-serif);
  }

  & > li > div > * + p {
    margin-top: 0.75em;
  }

  & > li > div > figure + p {
    margin-top: 1.75rem;
  }

  ${media.mobile} {
    && > li {
      grid-template-columns: 2.5rem minmax(0, 1fr);
    }

    & > li::before {
      grid-row: 1;
      font-size: 2.25rem;
    }

    /* A text of several paragraphs needs the whole width of a phone. */
    & > li > div {
      grid-column: 1 / 3;
      margin-top: 0.5rem;
    }
  }
`;
