import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readText, readYaml } from '../journeys/content.ts';

/** The table of contents of a text. */
export const sectionsOf = (file: string): { id: string; title: string }[] =>
  [...readText(file).matchAll(/<Section id="(.+?)" title="(.+?)">/g)].map(([, id = '', title = '']) => ({
    id,
    title,
  }));

export const techStack = readYaml('tech-stack.yml') as {
  key: string;
  label: string;
  items: { name: string }[];
}[];

/** Length of an owner's list. */
export const countIn = (file: string): number => (readYaml(file) as unknown[]).length;

export const poemNumbers: string[] = readdirSync(join(import.meta.dirname, '../../site/content/poems'))
  .map((file) => Number(file.replace('.txt', '')))
  .toSorted((a, b) => a - b)
  .map(String);
