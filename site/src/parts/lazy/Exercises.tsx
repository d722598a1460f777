import { Exercise } from '@line-of-dance/ui';
import exercises from '../../../content/exercises.yml';
import { drawing, loadDrawings } from '../../data/drawings';

void loadDrawings(exercises.map((exercise) => exercise.drawing));

const Exercises = () =>
  exercises.map(({ drawing: name, ...exercise }, index) => (
    <Exercise key={exercise.title} number={index + 1} drawing={drawing(name)} {...exercise} />
  ));

export default Exercises;
