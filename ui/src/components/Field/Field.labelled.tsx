import { useId, type ReactNode } from 'react';
import { ErrorLine } from '../ErrorLine/ErrorLine';
import { Label, Optional, Stack } from './Field.styles';

/** Props of all form fields. */
export interface LabelledProps {
  /** Visible label. */
  label: string;
  /** Adds "optional" to the label. */
  optional?: boolean | undefined;
  /** Error message below the field. Also colours its border. */
  error?: string | undefined;
}

interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface WrapperProps extends LabelledProps {
  id: string | undefined;
  /** Ids of the application's own descriptions. The error is added to them. */
  describedBy: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Wraps a control with its label and error message, and connects them for screen readers. */
export const Labelled = ({ label, optional = false, error, id, describedBy, children }: WrapperProps) => {
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
        'aria-describedby': [describedBy, error && errorId].filter(Boolean).join(' ') || undefined,
      })}
      {error && <ErrorLine id={errorId}>{error}</ErrorLine>}
    </Stack>
  );
};
