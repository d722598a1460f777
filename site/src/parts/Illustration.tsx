import { Drawing, type DrawingProps } from '@line-of-dance/ui';
import { drawing } from '../data/drawings';
import { owner } from '../data/owner';

export interface IllustrationProps extends Omit<DrawingProps, 'markup'> {
  /** The drawing's file name under site/content/drawings, without its ending. */
  drawing: string;
}

/** Addresses of profiles are in owner.yml, not in the drawing that names them. */
const withProfiles = (markup: string) =>
  markup.replace(/href="profile:([^"]+)"/g, (_, name: string) => {
    const url = owner.profiles.find(({ label }) => label === name)?.url;
    return url ? `href="${url}"` : '';
  });

export const Illustration = ({ drawing: name, ...rest }: IllustrationProps) => (
  <Drawing markup={withProfiles(drawing(name))} {...rest} />
);
