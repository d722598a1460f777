import type { Aspect } from './Embed.styles';

export interface SpacerProps {
  height?: number | undefined;
  aspect: Aspect;
}

/** Keeps the room of a frame through plain attributes: a strict content security policy refuses a `style` attribute. */
export const Spacer = ({ height, aspect }: SpacerProps) =>
  height ? (
    <svg data-spacer="" aria-hidden="true" width="1" height={height} />
  ) : (
    <svg data-spacer="" aria-hidden="true" viewBox={`0 0 ${aspect.replace('/', ' ')}`} />
  );
