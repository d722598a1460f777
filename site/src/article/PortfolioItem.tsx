import { PortfolioItem as PortfolioItemSection } from '@line-of-dance/ui';
import type { ReactNode } from 'react';
import { drawing } from '../content/drawings';
import { isExample } from '../content/owner';

interface PortfolioItemProps {
  id: string;
  title: string;
  drawing: string;
  alt: string;
  href: string;
  /** The words of the link. */
  link: string;
  children: ReactNode;
}

/** A piece of work, with its picture from the owner's folder. */
const PortfolioItem = ({ drawing: name, href, link, ...rest }: PortfolioItemProps) => (
  <PortfolioItemSection
    drawing={drawing(name)}
    href={isExample(href) ? undefined : href}
    linkLabel={link}
    {...rest}
  />
);

export const parts = { PortfolioItem };
