import type { InputHTMLAttributes, Ref } from 'react';
import { Labelled, type LabelledProps } from './Field.labelled';
import { Control } from './Field.styles';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement>, LabelledProps {
  ref?: Ref<HTMLInputElement>;
}

/** Single-line text field with a label and an error message. */
export const Field = ({
  label,
  optional,
  error,
  id,
  'aria-describedby': describedBy,
  ...rest
}: FieldProps) => (
  <Labelled label={label} optional={optional} error={error} id={id} describedBy={describedBy}>
    {(control) => <Control dir="auto" {...control} {...rest} />}
  </Labelled>
);
