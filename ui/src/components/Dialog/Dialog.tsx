import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { Panel, Scrim } from './Dialog.styles';

export { DialogActions } from './Dialog.styles';

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether the dialog is shown. */
  open: boolean;
  title: string;
  /** One sentence below the title. */
  description?: string | undefined;
  /** Called on Escape and on a press outside. */
  onClose: () => void;
  children: ReactNode;
}

/** Modal dialog above the page. Keeps the focus inside. On closing, returns it to the element that had it before. */
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

/** Returns the focus to the element that had it before. Radix returns it only to its own trigger. */
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
