import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { type Question, closeGaps } from '../contract.js';
import { readBuilt } from '../site/built-file.js';
import type { BuiltPage } from '../site/site.js';

/** What the site's build leaves for the page of the questions. A slot is a place in its HTML. */
const pageTemplate = z.object({
  address: z.url(),
  path: z.string(),
  title: z.string(),
  description: z.string(),
  slots: z.object({ entries: z.string(), more: z.string() }),
});
export type PageTemplate = z.infer<typeof pageTemplate>;

/** None where no site has been built. */
export const readPageTemplate = (siteDirectory: string): PageTemplate | undefined =>
  readBuilt(join(siteDirectory, 'questions-page.json'), pageTemplate);

export interface Answers {
  questions: Question[];
  isNewest: boolean;
  /** There are answers to questions older than this one. */
  older: number | undefined;
}

/** The site's bundle that renders questions with the components of the page. */
export interface Renderer {
  renderQuestions: (answers: Answers) => { entries: string; more: string };
  renderAnswer: (text: string) => string;
}

export const loadRenderer = async (siteDirectory: string): Promise<Renderer> =>
  (await import(pathToFileURL(join(siteDirectory, 'server/questions.js')).href)) as Renderer;

/** The texts as the page shows them. */
export const asShown = ({ question, answer, ...rest }: Question): Question => ({
  ...rest,
  question: closeGaps(question),
  answer: answer && closeGaps(answer),
});

/** Inside a script element nothing may look like markup. */
const asData = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

export interface Built {
  template: PageTemplate;
  page: BuiltPage;
  renderer: Renderer;
}

/** The page that the build has left, with these questions in it. */
export function compose({ template, page, renderer }: Built, answers: Answers): string {
  const { entries, more } = renderer.renderQuestions(answers);
  const data = `<script type="application/json" id="questions">${asData(answers.questions)}</script></head>`;
  return page.html
    .replace(template.slots.entries, () => entries)
    .replace(template.slots.more, () => more)
    .replace('</head>', () => data);
}
