import * as RadixCollapsible from '@radix-ui/react-collapsible';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { Section, Title } from './Collapsible.styles';

export interface CollapsibleProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What the button says that opens and closes it. */
  title: ReactNode;
  /** Whether it is open; left out, it keeps that itself. */
  open?: boolean;
  /** Open at first, where it keeps that itself. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** One element: its height is animated. */
  children: ReactNode;
}

/** A title that opens and closes what is below it. Several may be open at once. */
export const Collapsible = ({
  title,
  open,
  defaultOpen = false,
  onOpenChange,
  children,
  ...rest
}: CollapsibleProps) => {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const change = (next: boolean) => {
    setIsOpen(next);
    onOpenChange?.(next);
  };
  return (
    <RadixCollapsible.Root asChild open={open ?? isOpen} onOpenChange={change}>
      <Section {...rest}>
        <Title>
          {title}
          <Icon name="chevron" size="small" />
        </Title>
        <RadixCollapsible.Content forceMount>{children}</RadixCollapsible.Content>
      </Section>
    </RadixCollapsible.Root>
  );
};
