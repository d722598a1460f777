import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, room } from '../../theme/tokens';
import { floorGround } from './Drawing.styles';

export interface DrawingProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /**
   * The drawing's SVG markup, in role colours so that both themes fit. What it names may be a link: an `a` in a
   * `foreignObject`, which goes where it would be smaller than a finger. What has `data-full` goes with it, and what
   * has `data-small` and `display="none"` comes in its place.
   */
  markup: string;
  /** Describes the drawing; empty where it only decorates. */
  alt?: string;
  /** A thought, not a description. */
  caption?: ReactNode;
  /** Spans the text column and the column of side-notes. */
  wide?: boolean;
  /** Puts the drawing on the floor ground, with a hairline around. */
  framed?: boolean;
}

/** A drawing in the site's own style, with a caption that adds a thought. */
export const Drawing = ({
  markup,
  alt = '',
  caption,
  wide = false,
  framed = false,
  ...rest
}: DrawingProps) => (
  <Figure data-wide={wide || undefined} data-framed={framed || undefined} {...rest}>
    <div
      role={alt ? (markup.includes('<a ') ? 'group' : 'img') : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
    {caption && <figcaption>{caption}</figcaption>}
  </Figure>
);

const Figure = styled.figure`
  margin-top: var(--space-7);

  &[data-wide] {
    grid-column: 1 / -1;
    max-width: 68rem;
  }

  & svg {
    width: 100%;
    height: auto;
    overflow: visible;
  }

  & foreignObject > a {
    display: block;
    height: 100%;
    border-bottom: var(--line-line) solid transparent;
  }

  ${media.forcedColors} {
    & foreignObject > a {
      border-color: Canvas;
    }
  }

  & foreignObject > a:hover {
    border-color: var(--color-accent);
  }

  ${room.small} {
    & foreignObject,
    & [data-full] {
      display: none;
    }

    & [data-small] {
      display: inline;
    }
  }

  &[data-framed] > div {
    ${floorGround}
  }

  & figcaption {
    margin-top: var(--space-4);
    color: var(--color-ink-2);
    font: italic 400 var(--text-caption) / var(--leading-caption) var(--font-serif);
  }

  ${media.mobile} {
    margin-top: var(--space-6);
  }

  /* As wide as the text it would seldom fit below half a sheet, and leave the rest of it empty. */
  @media print {
    max-width: 24rem;
  }
`;
