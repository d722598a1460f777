import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPage } from '../src/entry-server';
import type { SiteModule } from './prerender.ts';

const slot = '<!--questions-->';

/**
 * The page of the questions is rendered with blanks. They leave it for a file beside the pages, with which the server
 * puts the real questions in their place: exactly what the browser's scripts expect to find.
 */
export const writeQuestionsPage = async (
  site: SiteModule,
  pages: readonly RenderedPage[],
  folder: string,
): Promise<void> => {
  const { path, entries } = site.renderBlankQuestions();
  const page = pages.find(({ meta }) => meta.path === path);
  const [answered, unanswered] = entries;
  const blanks = entries.map(({ html }) => html).join('');
  if (!page?.body.includes(blanks))
    throw new Error(`${path} does not hold the blank questions as they are drawn by themselves.`);
  page.body = page.body.replace(blanks, slot);
  const { title, description } = page.meta;
  const { address } = site.owner;
  const template = { address, path, title, description, language: 'en-GB', slot, answered, unanswered };
  await writeFile(join(folder, 'questions-page.json'), JSON.stringify(template));
};
