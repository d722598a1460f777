import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, room } from '../../theme/tokens';
import { drawingFrame } from './Drawing.styles';
import { caption } from '../../theme/textStyles';

export interface DrawingProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /**
   * SVG markup. Use colour tokens, so that the drawing fits both themes. For a link, put an `a` in a `foreignObject`
   * after the `text` that it makes clickable. In a narrow column, links and elements with `data-full` are hidden, and
   * elements with `data-small` and `display="none"` appear instead. A link with `data-answers` looks hovered.
   * A line with `pathLength="880"` draws itself when the page opens. It needs `vector-effect="non-scaling-stroke"`, and
   * three fifths of its length are left of x = -80. The drawing is 880 units wide and fills its column. Elements after
   * the line, such as a label at its end, appear when it is complete.
   */
  markup: string;
  /** Describes the drawing for screen readers. Empty if it is decorative. */
  alt?: string;
  /** Text below the drawing, or beside it in a wide `Prose`. It adds a thought instead of describing the drawing. */
  caption?: ReactNode;
  /** As wide as the text and the column of side-notes together. */
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

  /* Texts that are links look like links. */
  & svg:has(foreignObject) text:not([aria-hidden]) {
    text-decoration: underline;
    text-underline-offset: 0.18em;

    ${media.forcedColors} {
      fill: LinkText;
    }
  }

  /* Not clipped, so that the focus ring of the link is visible. */
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
    ${drawingFrame}
  }

  & figcaption {
    margin-top: var(--space-4);
    ${caption}
  }

  ${media.mobile} {
    margin-top: var(--space-6);
  }
`;
