import { useId, type ReactNode } from 'react';
import { ErrorLine } from '../ErrorLine/ErrorLine';
import { Label, Optional, Stack } from './Field.styles';

/** What every field says beside its value. */
export interface LabelledProps {
  /** The question that the field asks; always visible. */
  label: string;
  /** Says "optional" at the end of the label. */
  optional?: boolean | undefined;
  /** What is wrong with the value; colours the edge and is shown below. */
  error?: string | undefined;
}

interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A control between its label and its error, tied to both. */
export const Labelled = ({
  label,
  optional = false,
  error,
  id,
  children,
}: LabelledProps & { id: string | undefined; children: (control: ControlProps) => ReactNode }) => {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const errorId = `${fieldId}-error`;
  return (
    <Stack>
      <Label htmlFor={fieldId}>
        {label} {optional && <Optional>optional</Optional>}
      </Label>
      {children({
        id: fieldId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? errorId : undefined,
      })}
      {error && <ErrorLine id={errorId}>{error}</ErrorLine>}
    </Stack>
  );
};
