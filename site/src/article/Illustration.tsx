import { Drawing, type DrawingProps } from '@line-of-dance/ui';
import { drawing } from '../content/drawings';

export interface IllustrationProps extends Omit<DrawingProps, 'markup'> {
  /** The drawing's file name under site/content/drawings, without its ending. */
  name: string;
}

/** A drawing of the owner's folder, by name. */
export const Illustration = ({ name, ...rest }: IllustrationProps) => (
  <Drawing markup={drawing(name)} {...rest} />
);
