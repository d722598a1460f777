import { ProjectCard as Card } from '@line-of-dance/ui';
import { drawing } from '../../data/drawings';

interface ProjectCardProps {
  to: string;
  title: string;
  caption: string;
  /** File name of the drawing, without `.svg`. */
  drawing: string;
}

/** A picture that leads to the page of a project. */
const ProjectCard = ({ to, title, caption, drawing: name }: ProjectCardProps) => (
  <Card href={to} name={title} text={caption} drawing={drawing(name)} />
);

export default ProjectCard;
