import type { Ref, TextareaHTMLAttributes } from 'react';
import { Labelled, type LabelledProps } from '../Field/Field.labelled';
import { AreaControl } from '../Field/Field.styles';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, LabelledProps {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Multi-line text field with a label and an error message. */
export const TextArea = ({ label, optional, error, ...rest }: TextAreaProps) => (
  <Labelled label={label} optional={optional} error={error} control={rest}>
    {(control) => <AreaControl dir="auto" {...rest} {...control} />}
  </Labelled>
);
