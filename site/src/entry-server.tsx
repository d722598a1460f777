import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { ServerStyleSheet } from 'styled-components';
import { loadContent } from './content/content';
import type { Frontmatter } from './content/schema';
import { hasText } from './content/texts';
import { App } from './shell/App';
import { preload } from './shell/pages';

export { fallbackRoutes, routes } from './routes';
export { navigation } from './content/navigation';
export { color, globalStyle } from '@line-of-dance/ui/theme';
export { isExample, owner } from './content/owner';
export { drawing } from './content/drawings';
export { loadContent };

/** True for a piece of writing that has a file: those carry a date. */
export const isEssay = (path: string): boolean => /^\/writing\/.+/.test(path) && hasText(path);

export interface RenderedPage {
  /** Title, meta and link elements, which React writes before everything else. */
  head: string;
  body: string;
  /** What stands at the head of the page's text, if it has one. */
  frontmatter: Frontmatter | undefined;
  /** The rules that this page needs. */
  styles: string;
}

/** One page as HTML, complete. */
export const render = async (path: string): Promise<RenderedPage> => {
  await preload(path);
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <Router ssrPath={path}>
          <App />
        </Router>,
      ),
    );
    const head = /^(?:<(?:title)[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(html)?.[0] ?? '';
    const frontmatter = hasText(path) ? (await loadContent(path)).frontmatter : undefined;
    return { head, body: html.slice(head.length), frontmatter, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
};
