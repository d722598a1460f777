import { ProjectCard } from '@line-of-dance/ui';
import { drawing } from '../../data/drawings';

interface PlateProps {
  to: string;
  title: string;
  caption: string;
  /** File name of the drawing, without `.svg`. */
  drawing: string;
}

/** A picture that leads to the page of a project. */
const Plate = ({ to, title, caption, drawing: name }: PlateProps) => (
  <ProjectCard href={to} name={title} text={caption} drawing={drawing(name)} />
);

export default Plate;
