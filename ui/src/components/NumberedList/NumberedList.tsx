import type { ComponentProps, FunctionComponent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/tokens';

export interface NumberedItemProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** One to three words. */
  title: string;
  /** A sentence or several paragraphs. */
  children: ReactNode;
}

/** Item of a `NumberedList`. It is numbered automatically. */
export const NumberedItem = ({ title, children, ...rest }: NumberedItemProps) => (
  <li {...rest}>
    <h3>{title}</h3>
    <div>{children}</div>
  </li>
);

/** List with large italic numerals. Each item has a title and a text. */
export const NumberedList: FunctionComponent<ComponentProps<'ol'>> = styled.ol.attrs({ role: 'list' })`
  counter-reset: point;

  & > li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    margin: 0;
    padding: var(--space-5-5) 0;
    border-top: var(--line-line) solid var(--color-edge);
    counter-increment: point;
  }

  & > li::before {
    content: counter(point);
    grid-row: 1 / 3;
    color: var(--color-accent);
    font: italic 300 var(--text-numeral) / 0.95 var(--font-serif);
    font-variant-numeric: oldstyle-nums;
  }

  & > li > h3 {
    margin: 0;
    font-size: min(var(--text-lead), 11.5cqi);
    line-height: var(--leading-h3);
    font-weight: 480;
  }

  & > li > div {
    grid-column: 2;
    margin-top: var(--space-2);
    font: 400 var(--text-body) / var(--leading-body) var(--font-serif);
  }

  & > li > div > * + p {
    margin-top: 0.75em;
  }

  & > li > div > figure + p {
    margin-top: var(--space-5-5);
  }

  ${media.mobile} {
    & > li {
      grid-template-columns: 2.5rem minmax(0, 1fr);
    }

    & > li::before {
      grid-row: 1;
      font-size: var(--text-figure);
    }

    /* Several paragraphs need the whole width of a phone. */
    & > li > div {
      grid-column: 1 / 3;
      margin-top: var(--space-2);
    }
  }

  /* Printed as a block, because browsers break grids badly over pages. */
  @media print {
    & > li {
      position: relative;
      display: block;
      padding-inline-start: var(--space-8);
    }

    & > li::before {
      position: absolute;
      inset-inline-start: 0;
    }
  }
`;
