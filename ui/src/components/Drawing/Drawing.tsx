import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, room } from '../../theme/tokens';
import { floorGround } from './Drawing.styles';
import { caption } from '../../theme/textStyles';

export interface DrawingProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /**
   * SVG markup. Use colour tokens, so that both themes fit. For a link inside the drawing, put an `a` in a
   * `foreignObject` after its text. In a narrow column, links and elements with `data-full` are hidden, and elements with
   * `data-small` and `display="none"` appear instead. In a drawing that is 880 wide and fills its column, a line with
   * `pathLength="880"` and `vector-effect="non-scaling-stroke"` draws itself. Three fifths of it are left of x = -80.
   * What follows it appears as it ends.
   * A link with `data-answers` looks as if it had the pointer.
   */
  markup: string;
  /** Describes the drawing for screen readers. Empty if it is decorative. */
  alt?: string;
  /** Text below the drawing, in wide texts beside it. It adds a thought instead of describing the drawing. */
  caption?: ReactNode;
  /** Extends over the column of side-notes. */
  wide?: boolean;
  /** Adds a background and a thin border. */
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
  <Figure
    data-wide={wide || undefined}
    data-framed={framed || undefined}
    data-captioned={(caption && !wide) || undefined}
    {...rest}
  >
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

  /* Names that are links look like links. */
  & svg:has(foreignObject) text:not([aria-hidden]) {
    text-decoration: underline;
    text-underline-offset: 0.18em;

    ${media.forcedColors} {
      fill: LinkText;
    }
  }

  /* Not clipped, so that the focus can be seen. */
  & foreignObject {
    overflow: visible;
  }

  & foreignObject > a {
    display: block;
    height: 100%;
  }

  & svg text:has(+ foreignObject > a:is(:hover, :focus-visible, [data-answers])) {
    fill: var(--color-accent-hover);
    text-decoration-thickness: 2px;
  }

  ${room.unlinked} {
    & foreignObject,
    & [data-full] {
      display: none;
    }

    & svg:has(foreignObject) text:not([aria-hidden]) {
      text-decoration: none;
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
    ${caption}
  }

  ${media.mobile} {
    margin-top: var(--space-6);
  }
`;
