import type { PageTemplate } from '@line-of-dance/server/questions-page';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltPage, SiteModule } from './writePages.ts';

const slots = { entries: '<!--questions-->', more: '<!--more-answers-->' };

/**
 * Replaces the sample questions of the rendered page with placeholders (`slots`), and writes `questions-page.json` for
 * the server. The server fills the placeholders with HTML from `dist/server/questions.js`. The samples were rendered only
 * to get the styles of questions into the page.
 */
export const writeQuestionsPage = async (
  site: SiteModule,
  pages: readonly BuiltPage[],
  folder: string,
): Promise<void> => {
  const { path, ...samples } = site.renderSampleQuestions();
  const page = pages.find(({ meta }) => meta.path === path);
  if (!page) throw new Error(`There is no page ${path} for the questions.`);
  for (const name of ['entries', 'more'] as const) {
    if (!page.html.includes(samples[name])) throw new Error(`${path} does not contain the sample ${name}.`);
    page.html = page.html.replace(samples[name], slots[name]);
  }
  const { title, description } = page.meta;
  const template: PageTemplate = { address: site.owner.address, path, title, description, slots };
  await writeFile(join(folder, 'questions-page.json'), JSON.stringify(template));
};
