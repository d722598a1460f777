import type { Ref, TextareaHTMLAttributes } from 'react';
import { Labelled, type LabelledProps } from '../Field/Field.labelled';
import { AreaControl } from '../Field/Field.styles';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, LabelledProps {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of the visitor's own words. */
export const TextArea = ({ label, optional, error, id, ...rest }: TextAreaProps) => (
  <Labelled label={label} optional={optional} error={error} id={id}>
    {(control) => <AreaControl dir="auto" {...control} {...rest} />}
  </Labelled>
);
