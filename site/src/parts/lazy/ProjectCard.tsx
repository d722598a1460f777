import { ProjectCard as Card } from '@line-of-dance/ui';
import { drawing } from '../../data/drawings';
import type { AttributesOf } from '../../data/partNames';

/** A card with a drawing that links to the page of a project. */
const ProjectCard = ({ to, title, caption, drawing: name }: AttributesOf<'ProjectCard'>) => (
  <Card href={to} name={title} text={caption} drawing={drawing(name)} />
);

export default ProjectCard;
