import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/root.mjs';

const git = (...parameters: string[]): string[] =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** The files and every module that imports them, directly or indirectly, by the records of Storybook's build. */
const withImporters = (files: readonly string[]): string[] => {
  const { modules } = JSON.parse(readFileSync(join(root, 'storybook-static/preview-stats.json'), 'utf8')) as {
    modules: { name: string; reasons?: { moduleName: string }[] }[];
  };
  const importers = new Map(modules.map(({ name, reasons = [] }) => [name, reasons]));
  const reached = new Set(files.map((file) => `./${file}`));
  // The loop also visits what is added meanwhile.
  for (const name of reached) for (const { moduleName } of importers.get(name) ?? []) reached.add(moduleName);
  return [...reached];
};

const since = process.env.VISUAL_CHANGED;
/** The files that differ from the commit, new ones included, without tests and notes. */
const changed = since
  ? [...git('diff', '--name-only', since, '--'), ...git('ls-files', '--others', '--exclude-standard')].filter(
      (file) => !/\.(test\.tsx?|md)$/.test(file),
    )
  : [];
const modules = since ? withImporters(changed) : [];
const canBeAnything =
  !since ||
  changed.some((file) => /^(package-lock\.json|tests\/browser\.mjs|tests\/visual\/\w+\.ts)$/.test(file));
/** What every story shares is imported by Storybook's configuration. */
const canBeAnyStory = modules.some((name) => name.startsWith('./.storybook/'));
/** The shell, the menus and the library's styles are on every page. */
const canBeAnyPage = changed.some(
  (file) => /^(site|ui\/src|server\/src)\//.test(file) && !/^ui\/.+\.(stories\.tsx|mdx)$/.test(file),
);

/** Answers whether the changes that `--changed` asks for can affect a picture. When unsure, they can. */
export const isTouched = ({ source }: { source?: string }): boolean =>
  canBeAnything || (source ? canBeAnyStory || modules.includes(source) : canBeAnyPage);
