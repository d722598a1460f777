import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { Panel, Scrim } from './Dialog.styles';

export { DialogActions } from './Dialog.styles';

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether the dialog is shown. */
  open: boolean;
  title: string;
  /** Description in one sentence, below the title. */
  description?: string | undefined;
  /** Called on Escape and on a press outside. */
  onClose: () => void;
  children: ReactNode;
}

/** Modal dialog. Keeps the focus inside, and on closing returns it to the element that was focused before. */
export const Dialog = ({ open, title, description, onClose, children, ...rest }: DialogProps) => {
  const origin = useFocusOrigin();
  return (
    <RadixDialog.Root open={open} onOpenChange={(nowOpen) => !nowOpen && onClose()}>
      <RadixDialog.Portal>
        <Scrim aria-hidden="true" />
        <Panel {...origin} {...(description ? {} : { 'aria-describedby': undefined })} {...rest}>
          <RadixDialog.Title>{title}</RadixDialog.Title>
          {description && <RadixDialog.Description>{description}</RadixDialog.Description>}
          {children}
        </Panel>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
};

/** When the dialog closes, focuses the element that was focused before. Radix can only focus its own trigger. */
const useFocusOrigin = () => {
  const origin = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      origin.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (origin.current instanceof HTMLElement) origin.current.focus();
    },
  };
};
