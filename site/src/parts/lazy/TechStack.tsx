import { LogoGrid } from '@line-of-dance/ui';
import groups from '../../../content/tech-stack.yml';
import { drawing, loadDrawings } from '../../data/drawings';

void loadDrawings(groups.flatMap(({ items }) => items.flatMap(({ logo = [] }) => logo)));

/** The tools of the trade; a tool without a logo is set in words alone. */
const TechStack = () => (
  <LogoGrid
    groups={groups.map(({ label, items }) => ({
      label,
      items: items.map(({ name, logo }) => ({ name, logo: logo && drawing(logo) })),
    }))}
  />
);

export default TechStack;
