import { join } from 'node:path';
import { z } from 'zod';
import { type Question, closeGaps } from '../contract.js';
import { readBuilt } from '../site/built-file.js';
import type { BuiltPage } from '../site/site.js';

/** One question as the page draws it, with blanks in place of its values. */
const entry = z.object({
  html: z.string(),
  blanks: z.object({
    id: z.number(),
    name: z.string(),
    question: z.string(),
    answer: z.string().nullable(),
  }),
});

/** The way to answers that the page does not hold, for visitors without scripts. */
const ways = z.object({
  slot: z.string(),
  /** A link to the answers before a question, with a blank in place of its id. */
  older: z.object({ html: z.string(), blank: z.number() }),
  newest: z.string(),
});

/** What the site's build leaves for the page of the questions; a `slot` is where something belongs in its HTML. */
const pageTemplate = z.object({
  address: z.url(),
  path: z.string(),
  title: z.string(),
  description: z.string(),
  language: z.string(),
  slot: z.string(),
  answered: entry,
  unanswered: entry,
  ways,
});
export type PageTemplate = z.infer<typeof pageTemplate>;

/** None where no site has been built. */
export const readPageTemplate = (siteDirectory: string): PageTemplate | undefined =>
  readBuilt(join(siteDirectory, 'questions-page.json'), pageTemplate);

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** The texts as the page shows them. */
export const asShown = ({ question, answer, ...rest }: Question): Question => ({
  ...rest,
  question: closeGaps(question),
  answer: answer && closeGaps(answer),
});

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** All blanks are filled in one pass, so that nothing in a visitor's text is ever taken for a blank. */
function fillIn({ answered, unanswered }: PageTemplate, question: Question): string {
  const { html, blanks } = question.answer ? answered : unanswered;
  const values = new Map([
    [String(blanks.id), String(question.id)],
    [blanks.name, question.name?.trim() ? question.name : 'Anonymous'],
    [blanks.question, question.question],
    ...(blanks.answer ? [[blanks.answer, question.answer ?? ''] as const] : []),
  ]);
  const anyBlank = new RegExp([...values.keys()].map(literal).join('|'), 'g');
  return html.replace(anyBlank, (blank) => escapeMarkup(values.get(blank) ?? ''));
}

export interface Answers {
  questions: Question[];
  isNewest: boolean;
  /** There are older ones than those before this question. */
  older: number | undefined;
}

/** Links to the answers that the page does not hold. */
function waysOn({ ways }: PageTemplate, { isNewest, older }: Answers): string {
  const link = older ? ways.older.html.replace(String(ways.older.blank), String(older)) : '';
  return (isNewest ? '' : ways.newest) + link;
}

/** Inside a script element nothing may look like markup. */
const asData = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

export interface Built {
  template: PageTemplate;
  page: BuiltPage;
}

/** The page that the build has left, with these questions in it. */
export function compose({ template, page }: Built, answers: Answers): string {
  const entries = answers.questions.map((question) => fillIn(template, question)).join('');
  const data = `<script type="application/json" id="questions">${asData(answers.questions)}</script></head>`;
  return page.html
    .replace(template.slot, () => entries)
    .replace(template.ways.slot, () => waysOn(template, answers))
    .replace('</head>', () => data);
}
