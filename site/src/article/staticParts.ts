import type { Registry } from './registry';

/** Parts that are HTML and nothing else; one that would need a script stops the build. */
export const staticParts: Registry = {
  EmotionCollage: () => import('./EmotionCollage'),
  Episodes: () => import('./Episodes'),
  Exercises: () => import('./Exercises'),
  NumberedItem: () => import('./NumberedList'),
  NumberedList: () => import('./NumberedList'),
  Poems: () => import('./Poems'),
  PortfolioItem: () => import('./PortfolioItem'),
  Section: () => import('./TableOfContents'),
  Service: () => import('./Service'),
  TableOfContents: () => import('./TableOfContents'),
  TechStack: () => import('./TechStack'),
};
