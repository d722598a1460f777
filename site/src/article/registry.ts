import type { MDXComponents } from 'mdx/types';

export interface PartModule {
  parts: MDXComponents;
  /** Drawings that the parts show by themselves. */
  drawings?: readonly string[];
}

export type Registry = Readonly<Record<string, () => Promise<PartModule>>>;

/** Interactive parts: each is prerendered as HTML and hydrated in its place. */
export const islands: Registry = {
  MediumArticle: () => import('./MediumArticle'),
  MusicPlayer: () => import('./embeds'),
  PhotoPost: () => import('./embeds'),
  SocialPost: () => import('./embeds'),
  VideoPlaylist: () => import('./embeds'),
};
