import { Exercise } from '@line-of-dance/ui';
import source from '../../content/exercises.yml';
import { drawing } from '../content/drawings';
import type { ExerciseEntry } from '../content/schema';

const exercises = source as ExerciseEntry[];

const Exercises = () =>
  exercises.map(({ drawing: name, ...exercise }, index) => (
    <Exercise key={exercise.title} number={index + 1} drawing={drawing(name)} {...exercise} />
  ));

export const parts = { Exercises };

export const drawings = exercises.map((exercise) => exercise.drawing);
