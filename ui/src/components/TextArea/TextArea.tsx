import { useId, type Ref, type TextareaHTMLAttributes } from 'react';
import { ErrorLine } from '../ErrorLine/ErrorLine';
import { AreaControl, Label, Optional, Stack } from '../Field/Field.parts';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** The question that the field asks; always visible. */
  label: string;
  /** Says "optional" at the end of the label. */
  optional?: boolean;
  /** What is wrong with the value; colours the edge and stands below. */
  error?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of the visitor's own words. */
export const TextArea = ({ label, optional = false, error, id, ...rest }: TextAreaProps) => {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const errorId = `${fieldId}-error`;
  return (
    <Stack>
      <Label htmlFor={fieldId}>
        {label} {optional && <Optional>optional</Optional>}
      </Label>
      <AreaControl
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        {...rest}
      />
      {error && <ErrorLine id={errorId}>{error}</ErrorLine>}
    </Stack>
  );
};
