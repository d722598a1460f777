import type { Question } from '../contract.js';
import type { BuiltPage } from '../site/site.js';

/** What the site's build leaves for the page of the questions. A slot is a place in its HTML. */
export interface PageTemplate {
  address: string;
  path: string;
  title: string;
  description: string;
  slots: { entries: string; more: string };
}

export interface Listed {
  questions: Question[];
  isNewest: boolean;
  /** There are questions older than this one. */
  older: number | undefined;
}

/** The site's bundle that renders questions with the components of the page. */
export interface Renderer {
  renderQuestions: (listed: Listed) => { entries: string; more: string };
  renderAnswer: (text: string) => string;
}

export interface Built {
  template: PageTemplate;
  page: BuiltPage;
  renderer: Renderer;
}

/** Inside a script element nothing may look like markup. */
const asData = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The page that the build has left, with these questions in it. */
export function compose({ template, page, renderer }: Built, listed: Listed): string {
  const { entries, more } = renderer.renderQuestions(listed);
  const data = `<script type="application/json" id="questions">${asData(listed.questions)}</script></head>`;
  return page.html
    .replace(template.slots.entries, () => entries)
    .replace(template.slots.more, () => more)
    .replace('</head>', () => data);
}
