import type { Ref, TextareaHTMLAttributes } from 'react';
import { Labelled, type LabelledProps } from '../Field/Field.labelled';
import { AreaControl } from '../Field/Field.styles';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, LabelledProps {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Multi-line text field with a label and an error message. */
export const TextArea = ({
  label,
  optional,
  error,
  id,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) => (
  <Labelled label={label} optional={optional} error={error} id={id} describedBy={describedBy}>
    {(control) => <AreaControl dir="auto" {...control} {...rest} />}
  </Labelled>
);
