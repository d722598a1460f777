import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { besideNotes, room, sideWidth } from '../../theme/tokens';

export interface PageHeadingProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** Text of the `h1`. */
  title: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** Category above the title, in italics and the accent colour. */
  kicker?: ReactNode;
  /**
   * A small `Drawing` without a caption, square or a little taller than wide. It is to the right of the title, on a
   * wide page in the column of side-notes. Hidden in a very narrow column.
   */
  drawing?: ReactNode;
  /** Button below the lead. */
  action?: ReactNode;
  /** Draws a thin line below the heading. Used by essays. */
  ruled?: boolean;
}

/** Title of a page with an optional lead and drawing. A script may focus its `h1` after a navigation. */
export const PageHeading = ({
  title,
  lead,
  kicker,
  drawing,
  action,
  ruled = false,
  ...rest
}: PageHeadingProps) => (
  <Head data-ruled={ruled || undefined} {...rest}>
    {drawing}
    {kicker && <Kicker>{kicker}</Kicker>}
    <h1 tabIndex={-1}>{title}</h1>
    {lead && <Lead>{lead}</Lead>}
    {action}
  </Head>
);

const Head = styled.header`
  display: flow-root;
  max-width: 46rem;

  &[data-ruled] {
    margin-bottom: var(--space-6);
    padding-bottom: var(--space-5);
    border-bottom: var(--line-hair) solid var(--color-rule);
  }

  /* As wide as the text of the page, which is narrower beside side-notes. */
  ${room.notes} {
    &[data-ruled]:not(:has(> figure)) {
      max-width: none;
    }

    &:has(> figure) {
      max-width: var(--layout-measure);
    }

    &:is([data-ruled], :has(> figure)):has(~ * > aside) {
      max-width: ${besideNotes};
    }
  }

  & > figure {
    --width: min(17cqi + 1.5rem, 7.5rem);

    width: var(--width);
    margin: 0;

    /* The drawing is in the column of side-notes, also if the text below extends over that column. */
    ${room.notes} {
      --width: min(${sideWidth}, 19rem);

      float: inline-end;
      margin: 0 max(100% - 100cqi, -1 * (var(--width) + var(--space-7))) calc(-1 * var(--space-5))
        var(--space-7);
    }
  }

  /* Safari does not balance lines beside a float of the same formatting context. */
  & > figure ~ :is(h1, p) {
    display: flow-root;
  }

  /* The drawing is in a second column, so that all lines of the title end before it. The first fits a long word. */
  @container (min-width: 20rem) and (max-width: 46.99rem) {
    &:has(> figure) {
      display: grid;
      grid-template: auto auto 1fr / minmax(min-content, 1fr) auto;
      column-gap: var(--space-4);
    }

    & > figure {
      grid-area: 1 / 2 / span 3;
    }

    & > figure ~ * {
      grid-column: 1;
    }
  }

  @container (max-width: 19.99rem) {
    & > figure {
      display: none;
    }
  }

  /* On a phone the lead is below the drawing, because there is no space beside it. */
  @container (max-width: 33.99rem) {
    & > figure ~ h1 + p {
      grid-column: 1 / -1;
    }
  }

  & > [data-kind] {
    justify-self: start;
    margin-top: var(--space-5);
  }

  & h1 {
    /* Limits the size, so that a long word fits on the line even with very large letters. */
    font-size: min(var(--text-h1), 17cqi);
    line-height: var(--leading-h1);
    font-weight: 340;
    letter-spacing: -0.02em;
    word-spacing: 0.05em;
    overflow-wrap: break-word;
  }
`;

const Kicker = styled.p`
  margin-bottom: var(--space-1-5);
  font: italic 400 var(--text-read) / 1.3 var(--font-serif);
  color: var(--color-accent);
`;

const Lead = styled.p`
  max-width: 37rem;
  margin-top: var(--space-4);
  font: 400 var(--text-lead) / var(--leading-lead) var(--font-serif);
  color: var(--color-ink-2);
  text-wrap: balance;
`;
