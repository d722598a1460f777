import { LogoGrid } from '@line-of-dance/ui';
import { techStack } from '../../../content/tech-stack.yml';
import { drawing, loadDrawings } from '../../data/drawings';

void loadDrawings(techStack.flatMap(({ items }) => items.flatMap(({ logo = [] }) => logo)));

/** Technologies in groups, from tech-stack.yml. Some have a logo. */
const TechStack = () => (
  <LogoGrid
    groups={techStack.map(({ label, items }) => ({
      label,
      items: items.map(({ name, logo }) => ({ name, logo: logo && drawing(logo) })),
    }))}
  />
);

export default TechStack;
