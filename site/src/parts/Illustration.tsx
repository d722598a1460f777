import { Drawing, type DrawingProps } from '@line-of-dance/ui';
import { drawing } from '../data/drawings';
import type { AttributesOf } from '../data/partNames';
import { owner } from '../data/owner';

type IllustrationProps = Omit<DrawingProps, 'markup'> & AttributesOf<'Figure'>;

/** Replaces the address `profile:Name` of a link in a drawing by that of the profile in owner.yml, if it has one. */
export const withProfiles = (markup: string) =>
  markup.replace(/href="profile:([^"]+)"/g, (_, name: string) => {
    const url = owner.profiles.find(({ label }) => label === name)?.url;
    return url ? `data-profile="${name}" href="${url}"` : '';
  });

export const Illustration = ({ drawing: name, ...rest }: IllustrationProps) => (
  <Drawing markup={withProfiles(drawing(name))} {...rest} />
);
