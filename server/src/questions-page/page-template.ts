import type { Question } from '../contract.js';
import type { BuiltPage } from '../site/site.js';

/** Metadata of Ask Me Anything, written by the site's build. `slots` are placeholders in the page's HTML. */
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
  /** Id for the "older questions" link. `undefined` on the last page. */
  older: number | undefined;
}

/** A bundle of the site that renders questions with the page's own components. */
export interface Renderer {
  renderQuestions: (listed: Listed) => { entries: string; more: string };
  renderAnswer: (text: string) => string;
}

export interface Built {
  template: PageTemplate;
  page: BuiltPage;
  renderer: Renderer;
}

/** Serialises JSON for a script element. `<` is escaped, because `</script>` would end it. */
const asData = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Renders the page: replaces the placeholders in the built page, and adds the questions as data for hydration. */
export function compose({ template, page, renderer }: Built, listed: Listed): string {
  const { entries, more } = renderer.renderQuestions(listed);
  const data = `<script type="application/json" id="questions">${asData(listed.questions)}</script></head>`;
  return page.html
    .replace(template.slots.entries, () => entries)
    .replace(template.slots.more, () => more)
    .replace('</head>', () => data);
}
