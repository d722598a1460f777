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
  /** Called by Escape and by a press outside. */
  onClose: () => void;
  children: ReactNode;
}

/** A question above the page that is answered before anything else. The focus stays inside and then returns. */
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

/** Radix returns the focus only to its own trigger; this returns it to the element that had it before. */
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
