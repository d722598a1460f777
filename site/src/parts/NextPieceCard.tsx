import { Link } from '@line-of-dance/ui';
import styled from 'styled-components';
import type { NextPiece } from '../data/text';
import { band } from './band';

const kickers = {
  text: 'Read on',
  placeholder: 'Notes',
  overview: 'That was the last one',
} as const satisfies Record<NextPiece['kind'], string>;

/** Card at the end of a text, with a link to the next text. A red line leads from the edge of the page to the link. */
export const NextPieceCard = ({ route, title, lead, kind }: NextPiece) => (
  <Band aria-label="What comes next" data-unprinted="">
    <Link href={route}>
      <i>{kickers[kind]}</i> <b>{title}</b> {lead && <span>{lead}</span>}
    </Link>
  </Band>
);

const Band = styled.nav`
  /* Paler than the background of a drawing, because it fills a third of the window. */
  ${band('color-mix(in oklab, var(--color-floor) 50%, var(--color-paper))')}
  margin-top: var(--space-8);

  & a {
    display: block;
    max-width: var(--layout-measure);
    color: inherit;
    text-decoration: none;
  }

  & :is(i, b, span) {
    display: block;
  }

  & i {
    color: var(--color-accent);
    font-size: var(--text-read);
  }

  & b {
    position: relative;
    margin-top: var(--space-1-5);
    font: 340 min(var(--text-h1), 17cqi) / var(--leading-h1) var(--font-serif);
    letter-spacing: -0.02em;
    text-wrap: balance;
  }

  & b::before,
  & b::after {
    content: '';
    position: absolute;
    top: 0.5em;
  }

  & b::before {
    inset-inline-end: calc(100% + 0.875rem);
    width: 100vmax;
    border-top: var(--line-line) solid var(--color-accent);
  }

  & b::after {
    inset-inline-start: -0.9375rem;
    width: 0.5rem;
    height: 0.5rem;
    margin-top: -0.21875rem;
    border: var(--line-line) solid var(--color-accent);
    border-radius: var(--radius-full);
    transition: background var(--motion-short);
  }

  & a:is(:hover, :focus-visible) b::after {
    background: var(--color-accent);
  }

  & a:hover b {
    text-decoration: underline;
  }

  & span {
    margin-top: var(--space-3);
    color: var(--color-ink-2);
    font: 400 var(--text-lead) / var(--leading-lead) var(--font-serif);
    text-wrap: balance;
  }
`;
