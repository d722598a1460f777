import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Drawing } from '../Drawing/Drawing';
import { Figure, Frame } from '../Embed/Embed.styles';
import { Spacer } from '../Embed/Embed.spacer';

export interface EmbedFrameProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** Accessible name of the frame, such as "Calendar". */
  title: string;
  /** Address to load. Without it, only the drawing is shown, in its own proportions. */
  src?: string | undefined;
  /** SVG markup of a drawing that replaces the frame in print, and everywhere if there is no `src`. */
  drawing?: string;
  /** Text below the drawing. */
  caption?: ReactNode;
  /** Height in pixels, if the embedded page has a fixed one. The default is three quarters of the width. */
  height?: number | undefined;
}

/** Third-party content that loads with the page. Use it only for what visitors come for, otherwise `Embed`. */
export const EmbedFrame = ({ title, src, drawing = '', caption, height, ...rest }: EmbedFrameProps) =>
  src ? (
    <>
      <OnScreen {...rest}>
        <Frame>
          <Spacer height={height} aspect="4/3" />
          <iframe title={title} src={src} allow="fullscreen" loading="lazy" />
        </Frame>
      </OnScreen>
      {drawing && <OnPaper markup={drawing} caption={caption} framed />}
    </>
  ) : (
    <Drawing markup={drawing} caption={caption} framed {...rest} />
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
