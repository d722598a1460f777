import { PortfolioItem as PortfolioItemSection } from '@line-of-dance/ui';
import type { ReactNode } from 'react';
import { drawing } from '../data/drawings';
import { isExample } from '../data/owner';

interface PortfolioItemProps {
  id: string;
  title: string;
  drawing: string;
  alt: string;
  href: string;
  link: string;
  /** What the owner was there, and when. Not shown while empty. */
  role?: string;
  dates?: string;
  children: ReactNode;
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
}: PortfolioItemProps) => (
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
