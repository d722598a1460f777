import { PortfolioItem as PortfolioItemSection, type PortfolioItemProps } from '@line-of-dance/ui';
import { drawing } from '../data/drawings';
import { isExample } from '../data/owner';

interface ItemProps extends Omit<PortfolioItemProps, 'linkLabel'> {
  href: string;
  link: string;
  /** What the owner was there, and when. Not shown while empty. */
  role?: string;
  dates?: string;
}

/** A piece of work, with its picture from the owner's folder. */
export const PortfolioItem = ({
  drawing: name,
  href,
  link,
  role = '',
  dates = '',
  children,
  ...rest
}: ItemProps) => (
  <PortfolioItemSection
    drawing={drawing(name)}
    href={isExample(href) ? undefined : href}
    linkLabel={link}
    {...rest}
  >
    {role + dates && <p>{[role, dates].filter(Boolean).join(', ')}</p>}
    {children}
  </PortfolioItemSection>
);
