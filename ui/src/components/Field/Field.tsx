import { useId, type InputHTMLAttributes, type Ref } from 'react';
import { ErrorLine } from '../ErrorLine/ErrorLine';
import { Control, Label, Optional, Stack } from './Field.parts';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** The question that the field asks; always visible. */
  label: string;
  /** Says "optional" at the end of the label. */
  optional?: boolean;
  /** What is wrong with the value; colours the edge and stands below. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** One line of the visitor's own words. */
export const Field = ({ label, optional = false, error, id, ...rest }: FieldProps) => {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const errorId = `${fieldId}-error`;
  return (
    <Stack>
      <Label htmlFor={fieldId}>
        {label} {optional && <Optional>optional</Optional>}
      </Label>
      <Control
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        {...rest}
      />
      {error && <ErrorLine id={errorId}>{error}</ErrorLine>}
    </Stack>
  );
};
