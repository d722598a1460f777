import type { ComponentProps, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media, room } from '../../theme/tokens';
import { drawingFrame } from './Drawing.styles';
import { caption } from '../../theme/textStyles';

export interface DrawingProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /**
   * SVG markup. Use colour tokens, so that the drawing fits both themes. How to draw links, narrow versions and lines
   * that draw themselves is described in "Writing the markup".
   */
  markup: string;
  /** Describes the drawing for screen readers. Empty if it is decorative. */
  alt?: string;
  /** Text below the drawing, or beside it in a wide `Prose`. A comment on the drawing, because `alt` describes it. */
  caption?: ReactNode;
  /** Makes the drawing as wide as the text and the column of side-notes together. */
  wide?: boolean;
  /** Adds a background and a thin border. */
  framed?: boolean;
}

/** SVG drawing with an optional caption. */
export const Drawing = ({
  markup,
  alt = '',
  caption,
  wide = false,
  framed = false,
  ...rest
}: DrawingProps) => {
  const hasLinks = markup.includes('<a ');
  return (
    <Figure
      $hasLinks={hasLinks}
      data-wide={wide || undefined}
      data-framed={framed || undefined}
      data-captioned={(caption && !wide) || undefined}
      {...rest}
    >
      <div
        role={alt ? (hasLinks ? 'group' : 'img') : undefined}
        aria-label={alt || undefined}
        aria-hidden={alt ? undefined : true}
        dangerouslySetInnerHTML={{ __html: markup }}
      />
      {caption && <figcaption>{caption}</figcaption>}
    </Figure>
  );
};

const links = css`
  /* Texts that are links look like links. */
  & text:not([aria-hidden]) {
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

  & text:has(+ foreignObject > a:is(:hover, :focus-visible, [data-answers])) {
    fill: var(--color-accent-hover);
    text-decoration-thickness: 2px;
  }

  ${room.unlinked} {
    & foreignObject {
      display: none;
    }

    & text:not([aria-hidden]) {
      fill: var(--color-ink-2);
      text-decoration: none;
    }
  }
`;

const Figure = styled.figure<{ $hasLinks: boolean }>`
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

  ${room.unlinked} {
    & [data-full] {
      display: none;
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

  ${({ $hasLinks }) => $hasLinks && links}
`;
