import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Drawing } from '../Drawing/Drawing';
import { Figure, Frame, type Aspect } from '../Embed/Embed.styles';
import { Spacer } from '../Embed/Embed.spacer';

export interface EmbedFrameProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** Names the frame for screen readers, such as "Calendar". */
  title: string;
  /** The address to load. Without it the drawing is a figure like any other, in its own shape. */
  src?: string | undefined;
  /** SVG markup that is shown without an address, and on paper, where a page cannot be used. */
  drawing?: string;
  /** A thought about the thing itself, below that drawing. */
  caption?: ReactNode;
  /** The height in pixels, where the widget fixes one. */
  height?: number | undefined;
  /** Width to height, where the height follows the width. */
  aspect?: Aspect | undefined;
  /** What the page inside may use, as in the attribute of an `iframe`. */
  allow?: string | undefined;
  /** Spans the text column and the column of side-notes. */
  wide?: boolean;
}

/** Third-party content that the visitor came for: it loads with the page. */
export const EmbedFrame = ({
  title,
  src,
  drawing = '',
  caption,
  height,
  aspect = '4/3',
  allow = 'fullscreen',
  wide = false,
  ...rest
}: EmbedFrameProps) =>
  src ? (
    <>
      <OnScreen data-wide={wide || undefined} {...rest}>
        <Frame>
          <Spacer height={height} aspect={aspect} />
          <iframe title={title} src={src} allow={allow} loading="lazy" />
        </Frame>
      </OnScreen>
      {drawing && <OnPaper markup={drawing} caption={caption} framed />}
    </>
  ) : (
    <Drawing markup={drawing} caption={caption} wide={wide} framed {...rest} />
  );

const OnScreen = styled(Figure)`
  @media print {
    display: none;
  }
`;

const OnPaper = styled(Drawing)`
  display: none;

  @media print {
    && {
      display: block;
      max-width: 24rem;
    }
  }
`;
