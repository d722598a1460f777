import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Drawing } from '../Drawing/Drawing';
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
  /** Text of the button. Begins with a verb. */
  label: string;
  /** Text below the frame. */
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

/** Third-party content that loads after a press. Until then the browser sends no request to other sites. */
export const Embed = ({
  title,
  src,
  drawing,
  label,
  caption,
  height,
  aspect = '16/9',
  wide = false,
  allow = 'fullscreen',
  ...rest
}: EmbedProps) => {
  const [pressed, setPressed] = useState(false);
  if (!src) return <Drawing markup={drawing} caption={caption} wide={wide} framed {...rest} />;
  return (
    <Figure data-wide={wide || undefined} {...rest}>
      <Frame>
        <Spacer height={height} aspect={aspect} />
        {pressed ? (
          <Loaded title={title} src={src} allow={allow} />
        ) : (
          <div data-drawing="" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />
        )}
      </Frame>
      <Bar>
        {!pressed && (
          <Button onClick={() => setPressed(true)}>
            <Icon name="play" size="small" />
            {label}
          </Button>
        )}
        <span>{caption}</span>
      </Bar>
    </Figure>
  );
};

/** The loaded frame. Takes the focus, because the pressed button disappears. */
const Loaded = ({ title, src, allow }: { title: string; src: string; allow: string }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return <iframe ref={frame} title={title} src={src} allow={allow} />;
};
