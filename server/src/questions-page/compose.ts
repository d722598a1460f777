import type { Question } from '../contract.js';
import { CachedBody } from '../http/cached-body.js';
import type { BuiltPage } from '../site/site.js';
import { fillIn, type PageTemplate, waysOn } from './page-template.js';

export interface Built {
  template: PageTemplate;
  page: BuiltPage;
}

export interface Answers {
  questions: Question[];
  isNewest: boolean;
  /** There are older ones than those before this question. */
  older: number | undefined;
}

/** Inside a script element nothing may look like markup. */
const asData = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The page that the build has left, with these questions in it. */
export function compose({ template, page }: Built, { questions, ...rest }: Answers): CachedBody {
  const entries = questions.map((question) => fillIn(template, question)).join('');
  const data = `<script type="application/json" id="questions">${asData(questions)}</script></head>`;
  const html = page.html
    .replace(template.slot, () => entries)
    .replace(template.ways.slot, () => waysOn(template, rest))
    .replace('</head>', () => data);
  return new CachedBody(html, 'text/html; charset=utf-8');
}
