import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { adminPassword, builtSite, startServer, type Server } from '../journeys/server.ts';

const content = join(import.meta.dirname, '../../site/content');

interface Navigation {
  menu: { path: string }[];
  sections: { groups: { items: { route: string }[] }[] }[];
}

const routesInMenus = async (): Promise<string[]> => {
  const { menu, sections } = parse(await readFile(join(content, 'navigation.yml'), 'utf8')) as Navigation;
  return [
    ...menu.map(({ path }) => path),
    ...sections.flatMap(({ groups }) => groups.flatMap(({ items }) => items.map(({ route }) => route))),
  ];
};

const routesBuilt = async (): Promise<string[]> => {
  const files = await readdir(join(builtSite, 'client'), { recursive: true });
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`)
    .toSorted();
};

/** Every page of the built site, in the order of the menus, then those that no menu names. */
export const listRoutes = async (): Promise<string[]> => {
  const [named, built] = await Promise.all([routesInMenus(), routesBuilt()]);
  const absent = named.find((route) => !built.includes(route));
  if (absent) throw new Error(`site/content/navigation.yml names ${absent}, which site/dist does not have.`);
  return [...new Set([...named, ...built])];
};

/** The questions on the page of questions, newest last. */
export const seededQuestions: readonly { question: string; name?: string; answer?: string }[] = [
  { question: 'How did you find your way to tango?', name: 'Ines', answer: 'By a poster in a stairwell.' },
  { question: 'Which orchestra would you take to an island?' },
  {
    question: 'What do you tell somebody who says that they cannot dance?',
    name: 'A reader from Graz',
    answer: 'That walking is enough.\n\nThe rest is listening, and most people have done that before.',
  },
  { question: 'Do you take on projects that are smaller than a month?', name: 'Jo' },
];

const post = async (address: string, body: object): Promise<void> => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
};

/** The built site behind a server and a database of its own, with questions in it. */
export const serveSite = async (): Promise<Server> => {
  const server = await startServer({ siteDirectory: builtSite });
  for (const [index, { answer, ...question }] of seededQuestions.entries()) {
    await post(`${server.url}/api/questions`, question);
    if (answer)
      await post(`${server.url}/api/questions/answer`, { id: index + 1, answer, password: adminPassword });
  }
  return server;
};
