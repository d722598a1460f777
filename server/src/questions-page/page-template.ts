import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Question } from '../contract.js';
import { readBuilt } from '../site/built-file.js';
import type { BuiltPage } from '../site/site.js';

/** What the site's build leaves for the page of the questions. A slot is a place in its HTML. */
export interface PageTemplate {
  address: string;
  path: string;
  title: string;
  description: string;
  slots: { entries: string; more: string };
}

/** None where no site has been built. */
export const readPageTemplate = (siteDirectory: string) =>
  readBuilt(join(siteDirectory, 'questions-page.json')) as PageTemplate | undefined;

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
