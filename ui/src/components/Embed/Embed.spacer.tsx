import type { Aspect } from './Embed.styles';

export interface SpacerProps {
  height?: number | undefined;
  aspect: Aspect;
}

/** Reserves the space of an `iframe`. It is an SVG, because a strict Content Security Policy blocks inline styles. */
export const Spacer = ({ height, aspect }: SpacerProps) =>
  height ? (
    <svg data-spacer="" aria-hidden="true" width="1" height={height} />
  ) : (
    <svg data-spacer="" aria-hidden="true" viewBox={`0 0 ${aspect.replace('/', ' ')}`} />
  );
