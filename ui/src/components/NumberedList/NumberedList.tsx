import type { ComponentProps, FunctionComponent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, notesWidth, room } from '../../theme/tokens';

export interface NumberedItemProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** Title of one to three words. */
  title: string;
  /** Text of the item: a sentence or several paragraphs. */
  children: ReactNode;
}

/** Item of a `NumberedList`. It is numbered automatically. */
export const NumberedItem = ({ title, children, ...rest }: NumberedItemProps) => (
  <li {...rest}>
    <h3>{title}</h3>
    <div>{children}</div>
  </li>
);

/**
 * List with large italic numerals. Each item has a title and a text. In a wide container, number and title are in a
 * column of their own and stay in view beside the text.
 */
export const NumberedList: FunctionComponent<ComponentProps<'ol'>> = styled.ol.attrs({ role: 'list' })`
  --number: 3.5rem;

  counter-reset: point;

  & > li {
    margin: 0;
    padding: var(--space-5-5) 0;
    border-top: var(--line-line) solid var(--color-edge);
    counter-increment: point;
  }

  & > li > h3 {
    display: flex;
    align-items: baseline;
    margin: 0;
    font-size: min(var(--text-lead), 11.5cqi);
    line-height: var(--leading-h3);
    font-weight: 480;
  }

  & > li > h3::before {
    content: counter(point) / '';
    flex: none;
    width: var(--number);
    color: var(--color-accent);
    /* The line height of 0 keeps the large numeral from making the title higher. */
    font: italic 300 var(--text-numeral) / 0 var(--font-serif);
    font-variant-numeric: oldstyle-nums;
  }

  & > li > div {
    margin-top: var(--space-2);
    padding-inline-start: var(--number);
    font: 400 var(--text-body) / var(--leading-body) var(--font-serif);
  }

  & > li > div > * + p {
    margin-top: 0.75em;
  }

  & > li > div > figure + p {
    margin-top: var(--space-5-5);
  }

  ${media.mobile} {
    --number: 2.5rem;

    & > li > h3::before {
      font-size: var(--text-figure);
    }

    /* Several paragraphs need the whole width of a phone. */
    & > li > div {
      margin-top: var(--space-3);
      padding: 0;
    }
  }

  /* Number and title are in a left column as wide as that of side-notes. Rules are as wide as the page. */
  ${room.notes} {
    --number: 0;

    grid-column: 1 / -1;

    & > li > h3 {
      display: block;
    }

    & > li > h3::before {
      display: block;
      line-height: 0.95;
      margin-bottom: var(--space-1);
    }

    & > li > div {
      margin-top: 0;
    }

    @media screen {
      & > li {
        display: grid;
        grid-template-columns: ${notesWidth} minmax(0, var(--layout-measure));
        column-gap: var(--space-7);
        align-items: start;
      }

      & > li > h3 {
        position: sticky;
        top: var(--space-5);
      }
    }
  }
`;
