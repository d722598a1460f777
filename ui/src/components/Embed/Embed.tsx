import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Drawing } from '../Drawing/Drawing';
import { Icon, type IconName } from '../Icon/Icon';
import { Bar, Figure, Frame, type Aspect } from './Embed.styles';
import { Spacer } from './Embed.spacer';

export type { Aspect } from './Embed.styles';

export interface EmbedProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** Names the frame for screen readers, such as "Video playlist". */
  title: string;
  /** The address to load. Without it the drawing is a figure like any other: no button, and its own shape. */
  src?: string | undefined;
  /** SVG markup that the frame shows until the press. */
  drawing: string;
  /** The words of the button, beginning with a verb. */
  label: string;
  /** The drawing before those words. */
  icon?: IconName;
  /** Says what will happen, or a thought; shown below the frame. */
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

/** Third-party content that loads only after a press. Until then no request leaves the site. */
export const Embed = ({
  title,
  src,
  drawing,
  label,
  icon = 'play',
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
            <Icon name={icon} size="small" />
            {label}
          </Button>
        )}
        <span>{caption}</span>
      </Bar>
    </Figure>
  );
};

/** The button that had the focus is gone, so the frame takes it over. */
const Loaded = ({ title, src, allow }: { title: string; src: string; allow: string }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return <iframe ref={frame} title={title} src={src} allow={allow} />;
};
