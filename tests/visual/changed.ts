import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/root.mjs';

const git = (...parameters: string[]): string[] =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Returns the files and all modules that import them, directly or not, by the module graph of Storybook's build. */
const withImporters = (files: readonly string[]): string[] => {
  const { modules } = JSON.parse(readFileSync(join(root, 'storybook-static/preview-stats.json'), 'utf8')) as {
    modules: { name: string; reasons?: { moduleName: string }[] }[];
  };
  const importers = new Map(modules.map(({ name, reasons = [] }) => [name, reasons]));
  const reached = new Set(files.map((file) => `./${file}`));
  // The loop also visits modules that are added while it runs.
  for (const name of reached) for (const { moduleName } of importers.get(name) ?? []) reached.add(moduleName);
  return [...reached];
};

const since = process.env.VISUAL_CHANGED;
/** Files that differ from the commit of `--changed`, including new ones, without unit tests and Markdown. */
const changed = since
  ? [...git('diff', '--name-only', since, '--'), ...git('ls-files', '--others', '--exclude-standard')].filter(
      (file) => !/\.(test\.tsx?|md)$/.test(file),
    )
  : [];
const modules = since ? withImporters(changed) : [];
const affectsEverything =
  !since ||
  changed.some((file) => /^(package-lock\.json|tests\/browser\.mjs|tests\/visual\/\w+\.ts)$/.test(file));
/** Whether all stories may have changed: Storybook's configuration has, or imports a file that has. */
const affectsAllStories = modules.some((name) => name.startsWith('./.storybook/'));
/** Whether all pages may have changed. Nearly every change counts, because menus and styles are on all pages. */
const affectsAllPages = changed.some(
  (file) => /^(site|ui\/src|server\/src)\//.test(file) && !/^ui\/.+\.(stories\.tsx|mdx)$/.test(file),
);

/** Tells whether the changes since the commit of `--changed` can affect a picture. When unsure, returns true. */
export const isTouched = ({ source }: { source?: string }): boolean =>
  affectsEverything || (source ? affectsAllStories || modules.includes(source) : affectsAllPages);
