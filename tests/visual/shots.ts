import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite } from '../journeys/server.ts';
import { leftOut, pageModes, storyModes, type Mode } from './modes.ts';

export const root = join(import.meta.dirname, '../..');
export const baselines = join(import.meta.dirname, 'baselines');
export const builtStorybook = join(root, 'storybook-static');

/** One picture to be taken. */
export interface Shot {
  kind: 'story' | 'page';
  /** The id of the story, or the route of the page. */
  id: string;
  mode: Mode;
  /** Path of the picture below `baselines`. */
  file: string;
  /** The file of the story, such as `./ui/src/components/Field/Field.stories.tsx`. */
  source?: string;
}

export interface Story {
  id: string;
  title: string;
  type: 'story' | 'docs';
  tags: string[];
  importPath: string;
}

export const listStories = (): Story[] => {
  const { entries } = JSON.parse(readFileSync(join(builtStorybook, 'index.json'), 'utf8')) as {
    entries: Record<string, Story>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
};

/** Pages that look like others: one family of words is enough. The apps have their journeys. */
const left = /^\/projects\/emotion-explorer\/words(?!\/awe$)|^\/apps\//;

/** Every built page except those above. */
const routes = (): string[] =>
  readdirSync(join(builtSite, 'client'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`)
    .filter((route) => !left.test(route))
    .toSorted();

const storyShots = ({ id, title, tags, importPath }: Story): Shot[] => {
  return storyModes
    .filter(({ tag }) => !tag || tags.includes(tag))
    .map((mode) => ({
      kind: 'story',
      id,
      mode,
      file: `${title.split('/').at(-1)}/${id.split('--').at(-1)}.${mode.name}.webp`,
      source: importPath,
    }));
};

const pageShots = (route: string): Shot[] =>
  pageModes
    .filter((mode) => !mode.routes || mode.routes.includes(route))
    .map((mode) => ({
      kind: 'page',
      id: route,
      mode,
      file: `pages${route === '/' ? '/home' : route}/${mode.name}.webp`,
    }));

/** The structure of a page as text, beside its pictures. */
export const structureOf = ({ file }: Shot): string => file.replace(/[^/]+$/, 'structure.yml');

/** Every picture, sorted by mode, so that the browser's settings rarely change. */
export const allShots = (): Shot[] => {
  const photographed = listStories().filter(({ tags }) => !tags.includes(leftOut));
  const order = [...storyModes, ...pageModes];
  return [...photographed.flatMap(storyShots), ...routes().flatMap(pageShots)].toSorted(
    (one, other) => order.indexOf(one.mode) - order.indexOf(other.mode),
  );
};
