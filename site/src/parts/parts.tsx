import { ButtonLink, Link, NumberedItem, NumberedList, Service, SideNote } from '@line-of-dance/ui';
import type { MDXComponents } from 'mdx/types';
import { lazy, type ComponentType, type ReactNode } from 'react';
import { Illustration } from './Illustration';
import { Photograph } from './Photograph';
import { PortfolioItem } from './PortfolioItem';
import { Section, TableOfContents } from './TableOfContents';

interface ActionProps {
  to: string;
  children: ReactNode;
}

const Action = ({ to, children }: ActionProps) => (
  <p>
    <ButtonLink href={to}>{children}</ButtonLink>
  </p>
);

/** Parts that are interactive or large, by the names of their files. Texts that use one fetch it before they are shown. */
const partFiles: Record<string, () => Promise<{ default: ComponentType<never> }>> = {
  Cover: () => import('./Cover'),
  Covers: () => import('./Covers'),
  EmotionCollage: () => import('./EmotionCollage'),
  Episodes: () => import('./Episodes'),
  Exercises: () => import('./Exercises'),
  MediumArticle: () => import('./MediumArticle'),
  MusicPlayer: () => import('./MusicPlayer'),
  PhotoPost: () => import('./PhotoPost'),
  Poems: () => import('./Poems'),
  SocialPost: () => import('./SocialPost'),
  TechStack: () => import('./TechStack'),
  VideoPlaylist: () => import('./VideoPlaylist'),
};

export const loadParts = (names: readonly string[]) =>
  Promise.all(names.map(async (name) => partFiles[name]?.()));

const lazyParts = Object.entries(partFiles).map(([name, load]) => [
  name,
  lazy(load as () => Promise<{ default: ComponentType }>),
]);

/** Everything that a text may contain besides Markdown. */
export const parts: MDXComponents = {
  a: ({ href = '', title, children }) =>
    /^https?:/.test(href) ? (
      <a href={href} title={title} target="_blank" rel="noopener">
        {children}
      </a>
    ) : (
      <Link href={href} title={title}>
        {children}
      </Link>
    ),
  figure: Photograph,
  Action,
  Figure: Illustration,
  NumberedItem,
  NumberedList,
  PortfolioItem,
  Section,
  Service,
  SideNote,
  TableOfContents,
  ...Object.fromEntries(lazyParts),
};
