/** Shapes of the owner's files, as the pages read them. `site/build/check.ts` holds every file to them at build. */
import type { IconName } from '@line-of-dance/ui';

export interface NavigationItem {
  label: string;
  route: string;
  placeholder?: boolean;
  /** What will stand at a placeholder's address. */
  summary?: string;
}

export interface NavigationGroup {
  title?: string;
  logoUrl?: string;
  items: NavigationItem[];
}

export interface NavigationSection {
  name: string;
  path: string;
  groups: NavigationGroup[];
}

export interface Navigation {
  menu: { name: string; path: string; icon: IconName }[];
  sections: NavigationSection[];
}

export interface Profile {
  label: string;
  handle: string;
  url: string;
  logo: string;
}

export interface Owner {
  siteName: string;
  tagline: string;
  address: string;
  email?: string;
  profiles: Profile[];
  feed: { url: string; converter: string };
  scheduling: { url: string };
  embeds: { videoPlaylist: string; music: string; photoPost: string; socialPost: string };
  apps: Record<string, { url: string }>;
  analytics: { id: string };
}

export interface Home {
  ways: { title: string; text: string; to: string }[];
  shelf: {
    title: string;
    kind: 'Book' | 'Podcast';
    by: string;
    text: string;
    cover: string;
    to: string;
  }[];
  plates: { title: string; text: string; app: string; drawing: string; screenshot?: string }[];
}

/** What stands at the head of a page's file. */
export interface Frontmatter {
  title: string;
  description: string;
  lead?: string;
  date?: string;
  heading?: string;
  headingAccent?: string;
  descriptionDe?: string;
  name?: string;
  url?: string;
  kind?: string;
  by?: string;
  year?: number;
  app?: string;
  drawing?: string;
  published?: boolean;
  sections?: { id: string; label: string }[];
}

export interface ExerciseEntry {
  title: string;
  purpose: string;
  setUp: string;
  notice: string;
  drawing: string;
  alt: string;
}

export interface EpisodeEntry {
  title: string;
  guest: string;
  why: string;
}

export interface CollageEntry {
  name: string;
  language: string;
  description: string;
}

export interface TechStackGroup {
  key: string;
  label: string;
  items: { name: string }[];
}
