import type { Shot } from './shots.ts';

export const usage = `npm run visual                                compares every story and every page with its baseline
npm run visual -- stories                     only the stories; \`pages\`: only the pages
npm run visual -- Field Error                 only stories whose title and name contain these words
npm run visual -- components-field--error     only this story, by its id; \`components-field--\`: all of the component
npm run visual -- /writing/tango/non-dancers  only this page; with a slash at the end, all pages below it
npm run visual -- --changed                   only what the changes since main can touch; \`--changed=REF\` since REF
npm run visual -- --update …                  takes what these words choose as the new baselines
npm run visual -- --built                     takes storybook-static and site/dist as they are
npm run visual -- --report                    serves the last report, so that it leads to the stories in the built Storybook`;

/** What was asked for on the command line. */
export interface Wish {
  update: boolean;
  built: boolean;
  report: boolean;
  /** The commit to compare the sources with: only what has changed since is looked at. */
  changedSince?: string | undefined;
  words: readonly string[];
}

const options = /^--(update|built|report|help|changed(=.+)?)$/;

export const wishOf = (given: readonly string[]): Wish => {
  const unknown = given.find((word) => word.startsWith('--') && !options.test(word));
  if (unknown) throw new Error(`There is no option ${unknown}.\n${usage}`);
  const changed = given.find((word) => word.startsWith('--changed'));
  return {
    update: given.includes('--update'),
    built: given.includes('--built'),
    report: given.includes('--report'),
    changedSince: changed && (changed.split('=')[1] ?? ''),
    words: given.filter((word) => !word.startsWith('--')),
  };
};

const isRoute = (word: string) => word.startsWith('/');

const kindOf: Record<string, Shot['kind']> = { stories: 'story', pages: 'page' };

const isAt = (route: string, word: string) =>
  route === word || (word.length > 1 && word.endsWith('/') && `${route}/`.startsWith(word));

/** Whether the words choose a picture: pages by their routes, stories by ids or by words that all fit. */
export const chooses = (words: readonly string[], shot: Shot): boolean => {
  if (words.length === 0) return true;
  if (words.some((word) => kindOf[word] === shot.kind || word === shot.id)) return true;
  if (words.some((word) => word.endsWith('--') && shot.id.startsWith(word))) return true;
  if (shot.kind === 'page') return words.some((word) => isRoute(word) && isAt(shot.id, word));
  const names = words.filter((word) => !isRoute(word) && !(word in kindOf) && !word.includes('--'));
  const text = shot.name.toLowerCase();
  return names.length > 0 && names.every((word) => text.includes(word.toLowerCase()));
};

/** Which halves of the work the words ask for: nothing is built that is not looked at. */
export const kindsIn = (words: readonly string[]): { stories: boolean; pages: boolean } => ({
  stories: words.length === 0 || words.some((word) => word !== 'pages' && !isRoute(word)),
  pages: words.length === 0 || words.some((word) => word === 'pages' || isRoute(word)),
});

/**
 * The same command again, with `--update`: it accepts what it has shown, and nothing else. What was built for
 * it is not built again, unless the report comes from CI: that build is not on the reader's machine.
 */
export const acceptCommand = (
  { words, changedSince }: Pick<Wish, 'words' | 'changedSince'>,
  isBuilt = !process.env.CI,
): string =>
  [
    `npm run visual -- --update${isBuilt ? ' --built' : ''}`,
    ...(changedSince === undefined ? [] : [changedSince ? `--changed=${changedSince}` : '--changed']),
    ...words.map((word) => (/^[\w/.-]+$/.test(word) ? word : `'${word}'`)),
  ].join(' ');
