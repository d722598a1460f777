import type { Question } from '../contract.js';

/** Pages of the site with a form that the server takes without scripts. */
export const formPages = { questions: '/interactive/ama', message: '/interactive/share' } as const;

/** Questions on one page, for answered and open ones each. Older questions are behind a link. */
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
  isNewest: boolean;
  /** Id for the "older questions" link. `undefined` on the last page. */
  older: number | undefined;
}

/** A bundle of the site that renders questions with the page's own components. */
export interface Renderer {
  renderQuestions: (listed: Listed) => { entries: string; more: string };
  renderAnswer: (text: string) => string;
}
