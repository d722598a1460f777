import type { ComponentProps, MouseEvent } from 'react';
import { Button } from '../Button/Button';
import { Notice } from './AnswerEditor.styles';

export interface AdminNoticeProps extends Omit<ComponentProps<'div'>, 'children'> {
  onLeave: () => void;
  /** Text of the notice. */
  label?: string;
  /** Text of the button. */
  leaveLabel?: string;
}

/** Tells the owner that admin mode is on, in which answers can be written. A button leaves this mode. */
export const AdminNotice = ({
  onLeave,
  label = 'Admin mode is on.',
  leaveLabel = 'Leave admin mode',
  ...rest
}: AdminNoticeProps) => {
  const leave = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Moves the focus to the section's heading, because the button disappears.
    currentTarget.closest('section')?.querySelector<HTMLElement>('h2[tabindex]')?.focus();
    onLeave();
  };
  return (
    <Notice data-unprinted="" {...rest}>
      <span>{label}</span>
      <Button kind="link" onClick={leave}>
        {leaveLabel}
      </Button>
    </Notice>
  );
};
