import type { ComponentProps } from 'react';
import { Floor, Section } from './Exercise.styles';

export interface ExerciseProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Number of the exercise. */
  number: number;
  title: string;
  /** SVG markup of the floor plan. */
  drawing: string;
  /** Describes the drawing. */
  alt: string;
  /** What the exercise trains. */
  purpose: string;
  /** How to do the exercise. */
  setUp: string;
  /** What to pay attention to. */
  notice: string;
}

/** A dance exercise with purpose, instructions and a floor plan. */
export const Exercise = ({ number, title, drawing, alt, purpose, setUp, notice, ...rest }: ExerciseProps) => (
  <Section {...rest}>
    <h2>
      <span>{number}</span> {title}
    </h2>
    <Floor role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: drawing }} />
    <dl>
      <dt>Purpose</dt>
      <dd>{purpose}</dd>
      <dt>Set-up</dt>
      <dd>{setUp}</dd>
      <dt>What to notice</dt>
      <dd>{notice}</dd>
    </dl>
  </Section>
);
