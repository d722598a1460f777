import { join } from 'node:path';
import { leftOut, pageModes, storyModes, type Mode } from './modes.ts';
import type { Story } from './storybook.ts';

export const baselines = join(import.meta.dirname, 'baselines');

/** One picture to be taken. */
export interface Shot {
  kind: 'story' | 'page';
  /** The id of the story, or the route of the page. */
  id: string;
  /** The component, or the part of the site. */
  group: string;
  /** Such as `Field / Error`, or the route. */
  name: string;
  mode: Mode;
  /** The picture, below the folder of the baselines. */
  file: string;
  /** Where the story is written. */
  source?: string;
}

/** The folder of a page's pictures. */
export const folderOf = (route: string): string => `pages${route === '/' ? '/home' : route}`;

/** A page's structure as text. */
export const structureOf = (shot: Shot): string => `${folderOf(shot.id)}/structure.yml`;

const storyShots = (story: Story): Shot[] => {
  const group = story.title.split('/').at(-1) ?? story.title;
  return storyModes
    .filter(({ tag }) => !tag || story.tags.includes(tag))
    .map((mode) => ({
      kind: 'story',
      id: story.id,
      group,
      name: `${group} / ${story.name}`,
      mode,
      file: `${group}/${story.id.split('--').at(-1)}.${mode.name}.webp`,
      source: story.importPath,
    }));
};

const pageShots = (route: string): Shot[] =>
  pageModes
    .filter(({ routes }) => !routes || routes.includes(route))
    .map((mode) => ({
      kind: 'page',
      id: route,
      group: `/${route.split('/')[1]}`,
      name: route,
      mode,
      file: `${folderOf(route)}/${mode.name}.webp`,
    }));

/** Every picture to take, grouped by mode, so that the browser's settings rarely change. */
export const allShots = (stories: readonly Story[], routes: readonly string[]): Shot[] => {
  const order = [...storyModes, ...pageModes];
  return [
    ...stories.filter(({ tags }) => !tags.includes(leftOut)).flatMap(storyShots),
    ...routes.flatMap(pageShots),
  ].toSorted((one, other) => order.indexOf(one.mode) - order.indexOf(other.mode));
};
