import type { ComponentProps, MouseEvent } from 'react';
import { Button } from '../Button/Button';
import { Notice } from './AnswerEditor.styles';

export interface AdminNoticeProps extends Omit<ComponentProps<'div'>, 'children'> {
  onLeave: () => void;
  /** Says which mode is on. */
  label?: string;
  /** The words of the button. */
  leaveLabel?: string;
}

/** Says that answers can be written, with a button to leave that mode. */
export const AdminNotice = ({
  onLeave,
  label = 'Admin mode is on.',
  leaveLabel = 'Leave admin mode',
  ...rest
}: AdminNoticeProps) => {
  const leave = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears with the mode: the focus moves to the heading of its section.
    currentTarget.closest('section')?.querySelector<HTMLElement>('h2[tabindex]')?.focus();
    onLeave();
  };
  return (
    <Notice {...rest}>
      <span>{label}</span>
      <Button kind="link" onClick={leave}>
        {leaveLabel}
      </Button>
    </Notice>
  );
};
