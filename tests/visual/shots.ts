import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { builtSite } from '../server.mjs';
import { listEntries } from '../storybook.ts';
import { isTouched } from './changed.ts';
import { pageModes, storyModes, type Mode } from './modes.ts';

export const baselines = join(import.meta.dirname, 'baselines');

export interface Shot {
  /** The id of the story, or the route of the page. */
  id: string;
  mode: Mode;
  /** Path of the picture below `baselines`. */
  file: string;
  /** The file of the story, such as `./ui/src/components/Field/Field.stories.tsx`. */
  source?: string;
}

export const storyShots = (): Shot[] => {
  // Leaves out stories whose picture would depend on the machine or prove nothing.
  const stories = listEntries('story').filter(({ tags }) => !tags.includes('unphotographed'));
  return storyModes.flatMap((mode) =>
    stories
      .filter(({ tags }) => !mode.tag || tags.includes(mode.tag))
      .map(({ id, title, importPath }) => ({
        id,
        mode,
        file: `${title.split('/').at(-1)}/${id.split('--').at(-1)}.${mode.name}.webp`,
        source: importPath,
      })),
  );
};

/**
 * Pages that are not photographed: the apps, which journeys test, and the pages of words, which all look like `/awe`.
 */
const withoutPictures = /^\/projects\/emotion-explorer\/words(?!\/awe$)|^\/apps\//;

/** Pictures of all built pages but those in `withoutPictures`. */
export const pageShots = (): Shot[] => {
  const routes = readdirSync(join(builtSite, 'client'), { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'index.html')
    .map((file) => join('/', dirname(file)))
    .filter((route) => !withoutPictures.test(route));
  return pageModes.flatMap((mode) =>
    routes
      .filter((route) => !mode.routes || mode.routes.includes(route))
      .map((id) => ({ id, mode, file: `pages${id === '/' ? '/home' : id}/${mode.name}.webp` })),
  );
};

/** Keeps the pictures that the changes can affect (all without `--changed`), and groups them by component or page. */
export const chosenOf = (shots: readonly Shot[]): [folder: string, shots: Shot[]][] => {
  const chosen = shots.filter(isTouched);
  const folders = [...new Set(chosen.map(({ file }) => dirname(file)))];
  return folders.toSorted().map((folder) => [folder, chosen.filter(({ file }) => dirname(file) === folder)]);
};
