import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Drawing } from '../Drawing/Drawing';
import { Figure, Frame, type Aspect } from '../Embed/Embed.styles';
import { Spacer } from '../Embed/Embed.spacer';

export interface EmbedFrameProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** Accessible name of the frame, such as "Calendar". */
  title: string;
  /** Address to load. Without it, only the drawing is shown, in its own proportions. */
  src?: string | undefined;
  /** SVG markup of a drawing, shown without an address and in print. */
  drawing?: string;
  /** Text below the drawing. */
  caption?: ReactNode;
  /** Fixed height in pixels, if the widget has one. */
  height?: number | undefined;
  /** Aspect ratio, if the height depends on the width. */
  aspect?: Aspect | undefined;
  /** Permissions of the embedded page, as in the `allow` attribute of an `iframe`. */
  allow?: string | undefined;
  /** Extends over the column of side-notes. */
  wide?: boolean;
}

/** Third-party content that loads with the page, because the visitor came for it. */
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
    display: block;
  }
`;
