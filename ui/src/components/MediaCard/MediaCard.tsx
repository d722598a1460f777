import { css, styled } from 'styled-components';
import { Link, type LinkProps } from '../../link/LinkProvider';
import { media, room } from '../../theme/tokens';

export { Shelf } from './MediaCard.shelf';

export interface MediaCardProps extends Omit<LinkProps, 'children'> {
  /** Title of the book or podcast. */
  title: string;
  /** Medium and author, such as "Book, Seth Godin". */
  kind: string;
  /** Description in one or two short sentences. */
  text: string;
  /**
   * Cover as SVG markup. Its aspect ratio is 3:4 for books and 1:1 for podcasts. Small covers hide elements with
   * `data-full`.
   */
  cover: string;
  /** Shape of the cover. Books are narrower than podcasts. */
  format: 'book' | 'podcast';
  href: string;
}

/** Card of a book or podcast. Use several inside a `Shelf`. */
export const MediaCard = ({ title, kind, text, cover, format, ...rest }: MediaCardProps) => (
  <Card data-format={format} {...rest}>
    <Cover aria-hidden="true">
      <span dangerouslySetInnerHTML={{ __html: cover }} />
    </Cover>
    <Caption>
      <h3>{title}</h3>
      <em>{kind}</em>
      <span>{text}</span>
    </Caption>
  </Card>
);

const Cover = styled.span`
  position: relative;
  display: flex;
  align-items: flex-end;
  padding-bottom: var(--line-bold);

  &::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset-inline-start: 0;
    inset-inline-end: -2rem;
    bottom: 0;
    border-bottom: var(--line-bold) solid var(--color-ink);
  }

  & > span {
    flex: 1;
    container-type: inline-size;
  }

  & svg {
    width: 94%;
    height: auto;
    box-shadow: 0 0 0 1px var(--color-rule);
    transform-origin: bottom;
    transition: transform var(--motion-short) var(--motion-out);
  }

  @container (max-width: 13.99rem) {
    & [data-full] {
      display: none;
    }
  }
`;

const Caption = styled.div`
  padding-top: var(--space-4);
  overflow-wrap: anywhere;

  & h3 {
    font-size: var(--text-h3);
    line-height: 1.22;
    font-weight: 520;
  }

  & em {
    display: block;
    margin-top: var(--space-1);
    color: var(--color-ink-3);
    font: italic 400 var(--text-ui) / 1.35 var(--font-serif);
  }

  & span {
    display: block;
    margin-top: var(--space-2);
    color: var(--color-ink-2);
    line-height: 1.42;
  }
`;

const inPairs = css`
  margin-bottom: var(--space-6);

  & ${Cover}::after {
    inset-inline-end: -1.25rem;
  }

  &:nth-child(even) ${Cover}::after {
    inset-inline-end: 0;
  }

  & h3 {
    font-size: var(--text-read);
  }
`;

const Card = styled(Link)`
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
  }

  ${media.mobile} {
    ${inPairs}
  }

  ${room.pairs} {
    ${inPairs}
  }
`;
