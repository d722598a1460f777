import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleGraph } from './moduleGraph.ts';
import { baselines, structureOf, type Shot } from './shots.ts';
import type { Story } from './storybook.ts';

const root = join(import.meta.dirname, '../..');

const git = (...parameters: string[]): string =>
  execFileSync('git', parameters, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

const attempt = (...parameters: string[]): string | undefined => {
  try {
    return git(...parameters);
  } catch {
    return undefined;
  }
};

/** The commit where this branch left main, on main itself the last one; nothing if git does not know it, as in a shallow clone. */
const branchedFrom = (): string | undefined =>
  attempt('merge-base', 'HEAD', 'origin/main') ?? attempt('merge-base', 'HEAD', 'main');

const commitOf = (name: string): string => {
  const commit = attempt('rev-parse', '--verify', `${name}^{commit}`);
  if (!commit) throw new Error(`git knows no commit ${name}.`);
  return commit;
};

const filesSince = (commit: string): string[] =>
  [git('diff', '--name-only', commit), git('ls-files', '--others', '--exclude-standard')]
    .flatMap((lines) => lines.split('\n'))
    .filter((file) => file !== '');

/** What every picture of a kind depends on, beside the modules. */
const everywhere: Record<Shot['kind'] | 'both', RegExp> = {
  both: /^(package-lock\.json|tests\/browser\.ts|tests\/visual\/(?!baselines\/)(?!.*\.test\.ts$).*\.ts)$/,
  story: /^\.storybook\//,
  page: /^site\/(build\/(?!.*\.test\.ts$)|public\/|src\/entry-server\.tsx$|index\.html$|vite\.config\.ts$)/,
};

/** What no picture of a kind shows. */
const nowhere: typeof everywhere = {
  both: /\.(test\.tsx?|md)$|^(tests|server|scripts)\/|^ui\/.*\.mdx$/,
  story: /^site\//,
  page: /^(\.storybook|ui\/docs)\/|\.stories\.tsx$/,
};

/** The file of a page's text, where it has one. */
export const textOf = (route: string): string | undefined =>
  ['', '/index']
    .map((ending) => `site/content${route === '/' ? '/home' : route}${ending}.mdx`)
    .find((file) => existsSync(join(root, file)));

/** Whether a page takes a part of the site that is fetched when it is needed. */
const takes =
  (route: string, text: string) =>
  (file: string, from: string): boolean => {
    if (/article\/(registry|staticParts)\.ts$/.test(file)) {
      const keys = new RegExp(`(\\w+): \\(\\) => import\\('${from}'\\)`, 'g');
      const names = [...graph.textOf(file).matchAll(keys)].map(([, name]) => name);
      return names.length === 0 || names.some((name) => text.includes(`<${name}`));
    }
    if (!file.endsWith('site/src/routes.tsx')) return true;
    const own = new RegExp(`page\\('(/[^']*)', '\\w+', \\(\\) => import\\('${from}'\\)`, 'g');
    const routes = [...graph.textOf(file).matchAll(own)].map((match) => match[1]);
    if (routes.length > 0 && !from.includes('/article/')) return routes.includes(route);
    const folder = from.split('/')[2] ?? '';
    return (
      folder === 'article' || route.startsWith(`/${folder}`) || (folder === 'not-found' && route === '/404')
    );
  };

const graph = new ModuleGraph(root);

const filesOfPage = (route: string): Set<string> => {
  const text = textOf(route);
  const files = graph.reachedFrom(['site/src/main.tsx'], takes(route, text ? graph.textOf(text) : ''));
  if (text) files.add(text);
  if (route === '/interactive/ama') files.add('server/src/questions');
  if (files.has('site/src/article/Poems.tsx')) files.add('site/content/poems');
  return files;
};

const filesOfStory = (story: Story): Set<string> =>
  graph.reachedFrom([story.importPath.replace(/^\.\//, ''), '.storybook/preview.tsx'], () => true);

/** Texts and lists name their drawings. If no file names one, code may put its name together: every page may show it. */
const drawsOn = (files: ReadonlySet<string>, drawing: string): boolean =>
  [...files].some((file) => /\.(mdx|yml|tsx?)$/.test(file) && graph.textOf(file).includes(drawing));

export interface Changes {
  /** The commit that the sources are compared with; nothing where git does not know it, and everything may be touched. */
  since: string | undefined;
  files: readonly string[];
  touches: (shot: Shot) => boolean;
  /** For each changed file the components and pages that it can touch. */
  reached: () => { file: string; groups: string[] }[];
}

/** What the files of stories and pages are, and which of them a changed file is one of: more rather than less. */
const reach = (stories: readonly Story[], routes: readonly string[]) => {
  const pages = new Map(routes.map((route) => [route, filesOfPage(route)]));
  const components = new Map(stories.map((story) => [story.id, filesOfStory(story)]));
  const isNamed = (drawing: string) => [...pages.values()].some((reached) => drawsOn(reached, drawing));
  return {
    story: (file: string, id: string) => components.get(id)?.has(file) ?? true,
    page: (file: string, route: string) => {
      const reached = pages.get(route);
      const drawing = /^site\/content\/drawings\/(.+)\.svg$/.exec(file)?.[1];
      if (!reached) return true;
      return drawing ? drawsOn(reached, drawing) || !isNamed(drawing) : hasFile(reached, file);
    },
  };
};

/** Whether a changed file can affect a picture. One whose dependants are unknown may affect everything. */
export const touching = (stories: readonly Story[], routes: readonly string[]) => {
  const reaches = reach(stories, routes);
  const known = new Map<string, boolean>();
  const isKnown = (file: string): boolean => {
    const answer =
      known.get(file) ??
      (stories.some(({ id }) => reaches.story(file, id)) ||
        routes.some((route) => reaches.page(file, route)));
    known.set(file, answer);
    return answer;
  };
  return (file: string, shot: Shot): boolean => {
    if (everywhere.both.test(file) || everywhere[shot.kind].test(file)) return true;
    const own = [shot.file, ...(shot.kind === 'page' ? [structureOf(shot)] : [])];
    if (own.some((baseline) => join(baselines, baseline) === join(root, file))) return true;
    if (reaches[shot.kind](file, shot.id)) return true;
    return !nowhere.both.test(file) && !nowhere[shot.kind].test(file) && !isKnown(file);
  };
};

/** What has changed since a commit, and what that can touch. */
export const changesSince = (
  commit: string,
  stories: readonly Story[],
  routes: readonly string[],
): Changes => {
  const since = commit ? commitOf(commit) : branchedFrom();
  if (!since) return { since, files: [], touches: () => true, reached: () => [] };
  const files = filesSince(since);
  const reaches = reach(stories, routes);
  const isTouched = touching(stories, routes);
  const groupsOf = (file: string): string[] => [
    ...new Set(
      stories
        .filter(({ id }) => reaches.story(file, id))
        .map(({ title }) => title.split('/').at(-1) ?? title),
    ),
    ...routes.filter((route) => reaches.page(file, route)),
  ];
  return {
    since,
    files,
    touches: (shot) => files.some((file) => isTouched(file, shot)),
    reached: () =>
      files
        .filter((file) => !file.startsWith('tests/'))
        .map((file) => ({ file, groups: groupsOf(file) }))
        .filter(({ groups }) => groups.length > 0),
  };
};

const hasFile = (reached: ReadonlySet<string>, file: string): boolean =>
  reached.has(file) || [...reached].some((folder) => file.startsWith(`${folder}/`));
