import { Exercise } from '@line-of-dance/ui';
import exercises from '../../content/exercises.yml';
import { drawing } from '../content/drawings';

const Exercises = () =>
  exercises.map(({ drawing: name, ...exercise }, index) => (
    <Exercise key={exercise.title} number={index + 1} drawing={drawing(name)} {...exercise} />
  ));

export const parts = { Exercises };

export const drawings = exercises.map((exercise) => exercise.drawing);
