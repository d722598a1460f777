import type { BuiltPage } from '../site/site.js';
import type { Listed, PageTemplate, Renderer } from './page.contract.js';

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
