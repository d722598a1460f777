import type { MDXComponents } from 'mdx/types';

export interface PartModule {
  parts: MDXComponents;
  /** Drawings that the parts show by themselves. */
  drawings?: readonly string[];
}

type Registry = Readonly<Record<string, () => Promise<PartModule>>>;

/** Parts that do something: each is HTML first and comes to life where it stands. */
export const islands: Registry = {
  MediumArticle: () => import('./MediumArticle'),
  MusicPlayer: () => import('./embeds'),
  PhotoPost: () => import('./embeds'),
  SocialPost: () => import('./embeds'),
  VideoPlaylist: () => import('./embeds'),
};

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
