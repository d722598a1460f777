import { ButtonLink, Icon, VisuallyHidden, type ButtonLinkProps } from '@line-of-dance/ui';

/** A button that leads to another site. */
export const ExternalButton = ({ children, ...rest }: ButtonLinkProps) => (
  <ButtonLink target="_blank" rel="noopener" {...rest}>
    {children}
    <Icon name="external" size="small" />
    <VisuallyHidden>opens in a new tab</VisuallyHidden>
  </ButtonLink>
);
