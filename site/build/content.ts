import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { appNames } from '../apps/apps.ts';
import { addressOf, pathOf } from '../src/data/kinds.ts';
import { fileSchemas, type Navigation, type NavigationItem } from '../src/data/schema.ts';
import { wordsPath } from '../src/data/words.ts';
import { readHead, readYaml } from './readYaml.ts';
import { familyPaths } from './words.ts';

const readTextFile = (folder: string, file: string) => {
  const source = readFileSync(join(folder, file), 'utf8');
  const head = readHead(source);
  const { draft, published } = (head.value ?? {}) as Record<string, unknown>;
  // Home, the imprint and overviews cannot be drafts, because menus link to them.
  const isDraft = draft === true && !/^(home|legal)\.mdx$|(^|\/)index\.mdx$/.test(file);
  return { file, source, head, isDraft, isPublished: published === true };
};

/** True for files whose name begins with a dot, such as `.DS_Store` of macOS. */
const isHidden = (file: string) => basename(file).startsWith('.');

/**
 * Reads the owner's folder, `site/content`, without hidden files. Checks only `navigation.yml`: if it has faults, the
 * menus are empty.
 */
export const readContent = (folder: string) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !isHidden(file));
  const texts = new Map(
    files
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => [addressOf(file), readTextFile(folder, file)] as const),
  );
  const yaml = (file: string) => readYaml(readFileSync(join(folder, file), 'utf8'));
  const { value, lineOf } = yaml('navigation.yml');
  const navigation: Navigation = fileSchemas['navigation.yml'].safeParse(value).data ?? {
    menu: [],
    sections: [],
  };
  return { folder, files, texts, yaml, navigation, lineInMenus: lineOf };
};

export type Content = ReturnType<typeof readContent>;

/** Returns the menus. Without `showDrafts` it leaves out drafts, and groups that contain only drafts. */
export const menusOf = ({ navigation, texts }: Content, showDrafts: boolean): Navigation => {
  if (showDrafts) return navigation;
  const isPublic = ({ route }: NavigationItem) => !texts.get(route)?.isDraft;
  const sections = navigation.sections.map((section) => ({
    ...section,
    groups: section.groups
      .map((group) => ({ ...group, items: group.items.filter(isPublic) }))
      .filter(({ items }) => items.length > 0),
  }));
  return { ...navigation, sections };
};

/** Returns the addresses of all pages that a text may link to. */
export const addressesOf = ({ texts }: Content, { sections }: Navigation): ReadonlySet<string> =>
  new Set([
    pathOf.home,
    wordsPath,
    ...familyPaths(),
    ...appNames.flatMap((name) => [`/apps/${name}`, `/apps/${name}/`]),
    ...sections.flatMap(({ path, groups }) => [
      path,
      ...groups.flatMap(({ items }) => items.map(({ route }) => route)),
    ]),
    ...(texts.get(pathOf.legal)?.isPublished ? [pathOf.legal] : []),
  ]);
