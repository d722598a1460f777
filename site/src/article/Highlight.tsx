import { Highlight as HighlightPiece } from '@line-of-dance/ui';
import type { ReactNode } from 'react';
import { drawing } from '../content/drawings';

interface HighlightProps {
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
const Highlight = ({ drawing: name, link, ...rest }: HighlightProps) => (
  <HighlightPiece drawing={drawing(name)} linkLabel={link} {...rest} />
);

export const parts = { Highlight };
