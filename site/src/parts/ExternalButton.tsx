import { ButtonLink, Icon, VisuallyHidden, type ButtonLinkProps } from '@line-of-dance/ui';

export const ExternalButton = ({ children, ...rest }: ButtonLinkProps) => (
  <ButtonLink target="_blank" rel="noopener" {...rest}>
    {children}
    <Icon name="external" size="small" />
    <VisuallyHidden>opens in a new tab</VisuallyHidden>
  </ButtonLink>
);
