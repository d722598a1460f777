import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const guide = join(import.meta.dirname, '../site/content/README.md');

/** Files whose whole text is in the owner's guide, by path. */
const filesOfGuide = async (): Promise<[string, string][]> => {
  const blocks = (await readFile(guide, 'utf8')).matchAll(/^ {3}```(?:mdx|txt) (\S+)\n([^]*?)^ {3}```$/gm);
  return [...blocks].map(([, file = '', text = '']) => [file, text.replaceAll(/^ {3}/gm, '')]);
};

/** Finds a line that the guide tells the owner to add. */
const lineOfGuide = async (pattern: RegExp): Promise<string> => {
  const line = pattern.exec(await readFile(guide, 'utf8'))?.[1];
  if (!line) throw new Error(`site/content/README.md has no recipe with ${pattern}`);
  return line;
};

/** New title of an essay, to test the recipe for changing a title. */
export const newTitle = 'Exercises under Another Name';

const photograph = () =>
  sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();

/** Changes a file. Fails if there is nothing to change. */
export const editFile = async (file: string, change: (text: string) => string) => {
  const text = await readFile(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`There is nothing to change in ${file}.`);
  await writeFile(file, changed);
};

/** Follows every recipe of the owner's guide, to the letter, in a copy of the content. */
export const followGuide = async (content: string): Promise<void> => {
  const edit = (file: string, change: (text: string) => string) => editFile(join(content, file), change);
  const write = async (file: string, text: string | Buffer) => {
    await mkdir(dirname(join(content, file)), { recursive: true });
    await writeFile(join(content, file), text);
  };
  const addToMenu = async (name: string, after: RegExp) => {
    const entry = await lineOfGuide(new RegExp(`\`(- \\{ label: ${name}, [^\`]*)\``));
    await edit('navigation.yml', (text) => text.replace(after, (line) => `${line}\n          ${entry}`));
  };
  for (const [file, text] of await filesOfGuide()) await write(file, text);
  await addToMenu('My Essay', /^.*route: \/writing\/tango\/exercises.*$/m);
  await addToMenu('My Bookmark', /^.*route: \/bookmarks\/tribes.*$/m);
  await addToMenu('My App', /^.*route: \/projects\/jous.*$/m);
  for (const [section, name, route] of [
    ['writing', 'My Essay', '/writing/tango/my-essay'],
    ['bookmarks', 'My Bookmark', '/bookmarks/my-bookmark'],
    ['projects', 'My App', '/projects/my-app'],
  ])
    await edit(`${section}/index.mdx`, (text) => `${text}\n- [${name}](${route})\n`);

  const app = await lineOfGuide(/`(my-app: [^`]*)`/);
  await edit('owner.yml', (text) =>
    text
      .replace(/^apps:$/m, (line) => `${line}\n  ${app}`)
      .replace(
        /^# Essays that you publish/m,
        (line) => `  - label: Mastodon\n    url: https://social.test/@my-handle\n\n${line}`,
      ),
  );
  const name = await lineOfGuide(/`(name: [^`]*)`/);
  const portrait = await lineOfGuide(/`(portrait: [^`]*)`/);
  await edit('owner.yml', (text) => text.replace(/^# name: .*\n# portrait: .*$/m, `${name}\n${portrait}`));
  await write('../public/portrait.jpg', await photograph());
  const daysOff = await lineOfGuide(/```yaml\n {3}(daysOff:[^]*?)\n {3}```/);
  await edit('owner.yml', (text) => text.replace(/daysOff:$/m, daysOff.replaceAll('\n   ', '\n    ')));
  await edit('tech-stack.yml', (text) => text.replace(/^ {4}- name: Java$/m, '    - name: Ada\n$&'));
  await edit('writing/tango/exercises.mdx', (text) => text.replace(/^title: .*$/m, `title: ${newTitle}`));

  await write('writing/tango/my-photo.jpg', await photograph());
  await edit('writing/tango/my-essay.mdx', (text) => `${text}\n![A wall](my-photo.jpg "A caption")\n`);

  await write('writing/tango/my-draft.mdx', '---\ntitle: My Draft\ndraft: true\n---\n\nNot finished: {yet\n');
  await edit('navigation.yml', (text) =>
    text.replace(
      /^.*route: \/writing\/tango\/my-essay.*$/m,
      '$&\n          - { label: My Draft, route: /writing/tango/my-draft }',
    ),
  );
};
