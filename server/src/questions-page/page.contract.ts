import type { Question } from '../contract.js';

/** Pages with a form that works without scripts: the browser posts it to the address of the page. */
export const formPages = { questions: '/interactive/ama', message: '/interactive/share' } as const;

/** Maximum number of answered questions on a page, and likewise of open ones. A link leads to older questions. */
export const questionsOnPage = 50;

/** Metadata of Ask Me Anything, written by the site's build. `slots` are placeholders in the page's HTML. */
export interface PageTemplate {
  address: string;
  path: string;
  title: string;
  description: string;
  slots: { entries: string; more: string };
}

/** Questions that the server includes in the page. */
export interface Listed {
  questions: readonly Question[];
  /** Whether this is the first page, so that it needs no link to the newest questions. */
  isNewest: boolean;
  /** The "older questions" link shows questions with ids below this one. `undefined` on the last page. */
  older: number | undefined;
}

/** A bundle of the site that renders questions with the page's own components. */
export interface Renderer {
  renderQuestions: (listed: Listed) => { entries: string; more: string };
  renderAnswer: (text: string) => string;
}
