import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtStorybook, root, structureOf, type Shot } from './shots.ts';

const git = (...parameters: string[]): string[] =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim().split('\n').filter(Boolean);

/** The files that differ from a commit, new ones included. */
export const filesSince = (commit: string): string[] => [
  ...git('diff', '--name-only', commit, '--'),
  ...git('ls-files', '--others', '--exclude-standard'),
];

interface Module {
  name: string;
  reasons?: { moduleName: string }[];
}

const readImporters = (): Map<string, string[]> => {
  const path = join(builtStorybook, 'preview-stats.json');
  if (!existsSync(path)) return new Map();
  const { modules } = JSON.parse(readFileSync(path, 'utf8')) as { modules: Module[] };
  return new Map(
    modules.map(({ name, reasons = [] }) => [name, reasons.map(({ moduleName }) => moduleName)]),
  );
};

/** Modules that import a file, directly or indirectly, by the records of Storybook's build. */
const dependantsOf = (file: string, importers: ReadonlyMap<string, readonly string[]>): Set<string> => {
  const reached = new Set<string>();
  const waiting = [`./${file}`];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...(importers.get(name) ?? []));
  }
  return reached;
};

/** Files that no picture shows. */
const invisible = /\.(test\.tsx?|md)$|^(tests|scripts|server\/(?!src\/(questions|emotion|contract)))\//;
const everything = /^(package-lock\.json|tests\/(browser\.ts|visual\/(?!baselines\/).*\.ts))$/;

const touchesStory = (file: string, { source = '' }: Shot, importers: ReadonlyMap<string, string[]>) => {
  if (file.startsWith('.storybook/')) return true;
  if (!file.startsWith('ui/') || file.endsWith('.mdx')) return false;
  return importers.has(`./${file}`) ? dependantsOf(file, importers).has(source) : true;
};

/** A text belongs to one page. Any other file of site or library can affect every page. */
const touchesPage = (file: string, { id }: Shot): boolean => {
  const text = /^site\/content\/(.+?)(\/index)?\.mdx$/.exec(file)?.[1];
  if (text !== undefined) return id === (text === 'home' ? '/' : `/${text}`);
  return !/^(\.storybook|ui\/docs)\/|\.stories\.tsx$|^ui\/.*\.mdx$/.test(file);
};

/** Answers whether a changed file can affect a picture. When unsure, it can. */
export const createTouches = (): ((file: string, shot: Shot) => boolean) => {
  const importers = readImporters();
  return (file, shot) => {
    if (everything.test(file)) return true;
    if ([shot.file, structureOf(shot)].some((baseline) => file === `tests/visual/baselines/${baseline}`))
      return true;
    if (invisible.test(file)) return false;
    return shot.kind === 'story' ? touchesStory(file, shot, importers) : touchesPage(file, shot);
  };
};
