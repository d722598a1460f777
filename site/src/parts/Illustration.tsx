import { Drawing, type DrawingProps } from '@line-of-dance/ui';
import { drawing } from '../data/drawings';
import type { AttributesOf } from '../data/partNames';
import { owner } from '../data/owner';

type IllustrationProps = Omit<DrawingProps, 'markup'> & AttributesOf<'Figure'>;

/**
 * Replaces the address `profile:Name` of a link in a drawing by the address of that profile in owner.yml. If owner.yml
 * has no such profile, the link loses its address.
 */
export const withProfiles = (markup: string) =>
  markup.replace(/href="profile:([^"]+)"/g, (_, name: string) => {
    const url = owner.profiles.find(({ label }) => label === name)?.url;
    return url ? `data-profile="${name}" href="${url}"` : '';
  });

export const Illustration = ({ drawing: name, ...rest }: IllustrationProps) => (
  <Drawing markup={withProfiles(drawing(name))} {...rest} />
);
