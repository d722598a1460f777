import type { ComponentProps, MouseEvent } from 'react';
import { Button } from '../Button/Button';
import { Notice } from './AnswerEditor.styles';

export interface AdminNoticeProps extends Omit<ComponentProps<'div'>, 'children'> {
  onLeave: () => void;
  label?: string;
  /** Text of the button that leaves admin mode. */
  leaveLabel?: string;
}

/** Notice for the owner: admin mode is on, and answers can be edited. A button leaves admin mode. */
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
