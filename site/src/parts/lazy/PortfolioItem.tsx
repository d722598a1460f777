import { PortfolioItem as PortfolioItemSection, type PortfolioItemProps } from '@line-of-dance/ui';
import { drawing } from '../../data/drawings';
import { isExample } from '../../data/owner';
import type { AttributesOf } from '../../data/partNames';

interface ItemProps extends Omit<PortfolioItemProps, 'linkLabel' | 'href'>, AttributesOf<'PortfolioItem'> {
  /** The owner's role in this work. */
  role?: string;
  /** Text with the dates of the work, such as "2019 to 2021". */
  dates?: string;
}

/** A piece of work, with a drawing from site/content/drawings. */
const PortfolioItem = ({
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

export default PortfolioItem;
