import type { ComponentProps, FunctionComponent } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../link/LinkProvider';
import { media } from '../../theme/tokens';

export interface MediaCardProps {
  /** The title of the book or podcast. */
  title: string;
  /** What it is and by whom, such as "Book, Seth Godin". */
  kind: string;
  /** One or two short sentences. */
  text: string;
  /** The cover's SVG markup: 3:4 for books, 1:1 for podcasts. */
  cover: string;
  /** Books are narrower than podcasts on the same shelf. */
  format: 'book' | 'podcast';
  href: string;
}

/** A book or podcast on the shelf; several stand in a `Shelf`. */
export const MediaCard = ({ title, kind, text, cover, format, href }: MediaCardProps) => (
  <Volume href={href} data-format={format}>
    <Cover aria-hidden="true" dangerouslySetInnerHTML={{ __html: cover }} />
    <Caption>
      <h3>{title}</h3>
      <em>{kind}</em>
      <span>{text}</span>
    </Caption>
  </Volume>
);

/** One continuous shelf of four, two by two on a phone. */
export const Shelf: FunctionComponent<ComponentProps<'div'>> = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  column-gap: 2rem;
  margin-top: 2.25rem;

  ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 1.25rem;
  }
`;

const Cover = styled.span`
  position: relative;
  display: flex;
  align-items: flex-end;
  padding-bottom: 3px;

  &::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset-inline-start: 0;
    inset-inline-end: -2rem;
    bottom: 0;
    border-bottom: var(--line-bold) solid var(--color-ink);
  }

  & svg {
    width: 94%;
    height: auto;
    box-shadow: 0 0 0 1px var(--color-rule);
    transform-origin: bottom;
    transition: transform var(--motion-short) var(--motion-out);
  }
`;

const Caption = styled.div`
  padding-top: 1rem;
  overflow-wrap: anywhere;

  & h3 {
    font-size: 1.25rem;
    line-height: 1.22;
    font-weight: 520;
  }

  & em {
    display: block;
    margin-top: 0.2rem;
    color: var(--color-ink-3);
    font: italic 400 1rem/1.35 var(--font-serif);
  }

  & span {
    display: block;
    margin-top: 0.5rem;
    color: var(--color-ink-2);
    line-height: 1.42;
  }
`;

const Volume = styled(Link)`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  row-gap: 0;
  text-decoration: none;

  &:last-child ${Cover}::after {
    inset-inline-end: 0;
  }

  &[data-format='book'] ${Cover} svg {
    width: 82%;
  }

  &:hover ${Cover} svg {
    transform: translateY(-6px);
  }

  &:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;
  }

  ${media.mobile} {
    margin-bottom: 2.25rem;

    & ${Cover}::after {
      inset-inline-end: -1.25rem;
    }

    &:nth-child(even) ${Cover}::after {
      inset-inline-end: 0;
    }

    & h3 {
      font-size: 1.1875rem;
    }
  }
`;
