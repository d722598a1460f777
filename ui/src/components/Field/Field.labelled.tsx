import { useId, type ReactNode } from 'react';
import { ErrorLine } from '../ErrorLine/ErrorLine';
import { Label, Optional, Stack } from './Field.styles';

/** Props that all form fields share. */
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
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface WrapperProps extends LabelledProps {
  /** Attributes that the application has set on the control. */
  control: { id?: string | undefined; 'aria-describedby'?: string | undefined };
  children: (control: ControlProps) => ReactNode;
}

/** Wraps a control with its label and error message, and connects them for screen readers. */
export const Labelled = ({ label, optional = false, error, control, children }: WrapperProps) => {
  const ownId = useId();
  const { id = ownId, 'aria-describedby': description = '' } = control;
  const errorId = `${id}-error`;
  return (
    <Stack>
      <Label htmlFor={id}>
        {label} {optional && <Optional>optional</Optional>}
      </Label>
      {children({
        id,
        ...(error && { 'aria-invalid': true, 'aria-describedby': `${description} ${errorId}`.trim() }),
      })}
      {error && <ErrorLine id={errorId}>{error}</ErrorLine>}
    </Stack>
  );
};
