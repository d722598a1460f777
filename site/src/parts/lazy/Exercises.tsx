import { Exercise } from '@line-of-dance/ui';
import { exercises } from '../../../content/exercises.yml';
import { drawing, loadDrawings } from '../../data/drawings';
import { Plans } from './Exercises.styles';

void loadDrawings(exercises.map((exercise) => exercise.drawing));

const anchorOf = (index: number): string => `exercise-${index + 1}`;

const Exercises = () => (
  <>
    <Plans aria-label="Exercises" data-unprinted="">
      <ol role="list">
        {exercises.map(({ title, drawing: name }, index) => (
          <li key={title}>
            <a href={`#${anchorOf(index)}`}>
              <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing(name) }} />
              <b>{index + 1}</b> <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </Plans>
    {exercises.map(({ drawing: name, ...exercise }, index) => (
      <Exercise
        key={exercise.title}
        id={anchorOf(index)}
        number={index + 1}
        drawing={drawing(name)}
        {...exercise}
      />
    ))}
  </>
);

export default Exercises;
