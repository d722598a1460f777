import styled from 'styled-components';
import { Figure, Frame, type Aspect } from '../Embed/Embed.parts';
import { Spacer } from '../Embed/Embed.spacer';

export interface EmbedFrameProps {
  /** Names the frame for screen readers, such as "Calendar". */
  title: string;
  /** The address to load. Without it the place keeps its size and says what will stand there. */
  src?: string | undefined;
  /** SVG markup that fills the place until the address is known. */
  drawing?: string;
  /** The height in pixels, where the widget fixes one. */
  height?: number | undefined;
  /** Width to height, where the height follows the width. */
  aspect?: Aspect | undefined;
  /** What the page inside may use, as in the attribute of an `iframe`. */
  allow?: string | undefined;
  /** Goes over the measure and the column of side-notes. */
  wide?: boolean;
  /** One line for the time before the address is known. */
  unsetNote?: string | undefined;
}

/** Something from elsewhere that the visitor came for: it loads with the page. */
export const EmbedFrame = ({
  title,
  src,
  drawing = '',
  height,
  aspect = '4/3',
  allow = 'fullscreen',
  wide = false,
  unsetNote,
}: EmbedFrameProps) => (
  <Figure data-wide={wide || undefined}>
    <Frame>
      <Spacer height={height} aspect={aspect} />
      {src ? (
        <iframe title={title} src={src} allow={allow} loading="lazy" />
      ) : (
        <div data-drawing="" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />
      )}
    </Frame>
    {!src && <Unset>{unsetNote ?? `${title}: this place is kept for it.`}</Unset>}
  </Figure>
);

const Unset = styled.figcaption`
  margin-top: 1rem;
`;
