import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Drawing } from '../Drawing/Drawing';
import { ErrorLine } from '../ErrorLine/ErrorLine';
import { Icon } from '../Icon/Icon';
import { Bar, Figure, Frame, type Aspect } from './Embed.styles';
import { Spacer } from './Embed.spacer';

export type { Aspect } from './Embed.styles';

export interface EmbedProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** Accessible name of the frame, such as "Video playlist". */
  title: string;
  /** Address to load. Without it, only the drawing is shown, in its own proportions. */
  src?: string | undefined;
  /** SVG markup of the drawing, shown until the visitor presses the button. */
  drawing: string;
  /** Text of the button that loads the content. Begins with a verb. */
  label: string;
  /** Text below the frame. */
  caption?: ReactNode;
  /** Message that is shown if the button is pressed while the browser is offline. */
  offline?: ReactNode;
  /** Height in pixels, if the embedded page has a fixed one. */
  height?: number | undefined;
  /** Aspect ratio, if the height depends on the width. */
  aspect?: Aspect | undefined;
  /** Permissions of the embedded page, as in the `allow` attribute of an `iframe`. */
  allow?: string | undefined;
  /** Makes the frame as wide as the text and the column of side-notes together. */
  wide?: boolean;
}

/**
 * Third-party content that loads when the visitor presses a button. Until then a drawing is in its place, and the
 * browser sends no request to other sites. If the browser is offline, a message asks the visitor to press again later.
 */
export const Embed = ({
  title,
  src,
  drawing,
  label,
  caption,
  offline = 'There’s no connection. Press again once it’s back.',
  height,
  aspect = '16/9',
  wide = false,
  allow = 'fullscreen',
  ...rest
}: EmbedProps) => {
  const [press, setPress] = useState<'none' | 'offline' | 'loading' | 'loaded'>('none');
  const pressed = press === 'loading' || press === 'loaded';
  if (!src) return <Drawing markup={drawing} caption={caption} wide={wide} framed {...rest} />;
  return (
    <Figure data-wide={wide || undefined} {...rest}>
      <Frame aria-busy={press === 'loading' || undefined}>
        <Spacer height={height} aspect={aspect} />
        {press !== 'loaded' && (
          <div data-drawing="" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />
        )}
        {pressed && <Loaded title={title} src={src} allow={allow} onLoad={() => setPress('loaded')} />}
      </Frame>
      {press === 'offline' && <ErrorLine>{offline}</ErrorLine>}
      <Bar>
        {!pressed && (
          <Button onClick={() => setPress(navigator.onLine ? 'loading' : 'offline')}>
            <Icon name="play" size="small" />
            {label}
          </Button>
        )}
        <span>{caption}</span>
      </Bar>
    </Figure>
  );
};

/** The `iframe`. Takes the focus, because the pressed button disappears. */
const Loaded = ({ title, ...rest }: ComponentProps<'iframe'> & { title: string }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return <iframe ref={frame} title={title} {...rest} />;
};
