import type { ComponentProps } from 'react';
import { Floor, Section } from './Exercise.styles';

export interface ExerciseProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Its place in the row of exercises. */
  number: number;
  title: string;
  /** The floor from above, as SVG markup. */
  drawing: string;
  /** Describes the drawing. */
  alt: string;
  /** What it is good for. */
  purpose: string;
  /** Who stands where, and what they do. */
  setUp: string;
  /** What to watch while doing it. */
  notice: string;
}

/** Something to do on a wooden floor: what for, how, what to watch, and the floor from above. */
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
