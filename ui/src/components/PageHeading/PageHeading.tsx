import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { besideNotes, room } from '../../theme/tokens';

export interface PageHeadingProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** Text of the `h1`. */
  title: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** Category above the title, in italics and the accent colour. */
  kicker?: ReactNode;
  /** Draws a thin line below. Used by essays. */
  ruled?: boolean;
}

/** Title of a page with an optional lead. A script may focus its `h1` after a navigation. */
export const PageHeading = ({ title, lead, kicker, ruled = false, ...rest }: PageHeadingProps) => (
  <Head data-ruled={ruled || undefined} {...rest}>
    {kicker && <Kicker>{kicker}</Kicker>}
    <h1 tabIndex={-1}>{title}</h1>
    {lead && <Lead>{lead}</Lead>}
  </Head>
);

const Head = styled.header`
  max-width: 46rem;

  &[data-ruled] {
    max-width: var(--layout-measure);
    margin-bottom: var(--space-6);
    padding-bottom: var(--space-5);
    border-bottom: var(--line-hair) solid var(--color-rule);
  }

  /* As wide as a text that leaves room for side-notes. */
  ${room.notes} {
    &[data-ruled]:has(~ * > aside) {
      max-width: ${besideNotes};
    }
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
