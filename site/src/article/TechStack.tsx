import { LogoGrid } from '@line-of-dance/ui';
import groups from '../../content/tech-stack.yml';
import { drawing } from '../content/drawings';

const markOf = (name: string) =>
  `logo-${name
    .toLowerCase()
    .replaceAll('#', 'sharp')
    .replaceAll('+', 'p')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;

/** The tools of the trade; a tool without a mark is set in words alone. */
const TechStack = () => (
  <LogoGrid
    groups={groups.map(({ label, items }) => ({
      label,
      items: items.map(({ name }) => ({ name, logo: drawing(markOf(name)) || undefined })),
    }))}
  />
);

export const parts = { TechStack };

export const drawings = groups.flatMap(({ items }) => items.map(({ name }) => markOf(name)));
