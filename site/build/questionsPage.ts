import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPage } from '../src/entry-server';
import type { SiteModule } from './prerender.ts';

const slots = { questions: '<!--questions-->', ways: '<!--ways-->' };

/**
 * The page of the questions is rendered with blanks in place of questions. Their HTML is moved to a template file, from
 * which the server renders the real questions: exactly the HTML that the browser's scripts expect to hydrate.
 */
export const writeQuestionsPage = async (
  site: SiteModule,
  pages: readonly RenderedPage[],
  folder: string,
): Promise<void> => {
  const { path, entries, ways } = site.renderQuestionBlanks();
  const page = pages.find(({ meta }) => meta.path === path);
  if (!page) throw new Error(`There is no page ${path} for the questions.`);
  const putSlot = (slot: string, blanks: string) => {
    if (!page.body.includes(blanks))
      throw new Error(`The page ${path} does not contain the HTML that ${slot} stands for.`);
    page.body = page.body.replace(blanks, slot);
  };
  putSlot(slots.questions, entries.map(({ html }) => html).join(''));
  putSlot(slots.ways, ways.newest + ways.older.html);
  const [answered, unanswered] = entries;
  const template = {
    address: site.owner.address,
    path,
    title: page.meta.title,
    description: page.meta.description,
    language: 'en-GB',
    slot: slots.questions,
    answered,
    unanswered,
    ways: { slot: slots.ways, ...ways },
  };
  await writeFile(join(folder, 'questions-page.json'), JSON.stringify(template));
};
