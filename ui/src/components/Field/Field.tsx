import type { InputHTMLAttributes, Ref } from 'react';
import { Labelled, type LabelledProps } from './Field.labelled';
import { Control } from './Field.styles';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement>, LabelledProps {
  ref?: Ref<HTMLInputElement>;
}

/** Single-line text field with a label and an error message. */
export const Field = ({ label, optional, error, ...rest }: FieldProps) => (
  <Labelled label={label} optional={optional} error={error} control={rest}>
    {(control) => <Control dir="auto" {...rest} {...control} />}
  </Labelled>
);
