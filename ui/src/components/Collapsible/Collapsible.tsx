import * as RadixCollapsible from '@radix-ui/react-collapsible';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { Section, Title } from './Collapsible.styles';

export interface CollapsibleProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Text of the button that opens and closes the content. */
  title: ReactNode;
  /** Whether the content is shown (controlled). Without it, the component keeps its own state. */
  open?: boolean;
  /** Whether the content is shown at first (uncontrolled). */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The content: a single element, because its height is animated. */
  children: ReactNode;
}

/** A title that shows and hides the content below it. Several on a page open independently of each other. */
export const Collapsible = ({
  title,
  open,
  defaultOpen = false,
  onOpenChange,
  children,
  ...rest
}: CollapsibleProps) => (
  <RadixCollapsible.Root asChild open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
    <Section {...rest}>
      <Title>
        {title}
        <Icon name="chevron" size="small" />
      </Title>
      <RadixCollapsible.Content forceMount>{children}</RadixCollapsible.Content>
    </Section>
  </RadixCollapsible.Root>
);
