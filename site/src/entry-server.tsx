import { LinkProvider, QuestionEntry } from '@line-of-dance/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { renderText, type RenderedText } from './article/renderText';
import { hasText } from './article/texts';
import { HeadElements } from './elements/PageHead';
import type { PageMeta } from './elements/pageMeta';
import { blankQuestions } from './pages/ask-me-anything/list/questionsInPage';
import { addressOf, questionsPath } from './pages/ask-me-anything/list/useQuestionAddress';
import { NewestAnswers, OlderAnswers, olderBlank } from './pages/ask-me-anything/list/WaysOn';
import { App } from './shell/App';
import { preload } from './shell/pages';
import { SiteLink } from './shell/SiteLink';

export { fallbackRoutes, routes } from './routes';
export { navigation, sectionOf } from './content/navigation';
export { color, globalStyle } from '@line-of-dance/ui/theme';
export { everyFrame } from './content/embeds';
export { isExample, owner } from './content/owner';
export { thirdParties } from './content/thirdParties';
export { pictureTitleOf } from './elements/pageMeta';

export interface RenderedPage {
  meta: PageMeta;
  /** Title, meta and link elements. */
  head: string;
  body: string;
  /** The owner's text in it, if it has one. */
  text: RenderedText | undefined;
  /** The rules that this page needs. */
  css: string;
  /** The same rules in the form that styled-components reads back in the browser. */
  styles: string;
}

/** One page as HTML, complete. */
export const render = async (path: string): Promise<RenderedPage> => {
  const { meta } = await preload(path);
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToString(
      sheet.collectStyles(
        <StaticRouter location={path}>
          <App />
        </StaticRouter>,
      ),
    );
    const styles = sheet.getStyleTags();
    return {
      meta,
      head: renderToStaticMarkup(<HeadElements {...meta} />),
      body,
      text: hasText(path) ? await renderText(path) : undefined,
      css: styles.slice(styles.indexOf('>') + 1, styles.lastIndexOf('<')),
      styles,
    };
  } finally {
    sheet.seal();
  }
};

const renderOnQuestionsPage = (element: ReactNode): string =>
  renderToString(
    <StaticRouter location={questionsPath}>
      <LinkProvider component={SiteLink}>{element}</LinkProvider>
    </StaticRouter>,
  );

/** What the server puts into the page of the questions as the page draws it, with blanks for what it fills in. */
export const renderQuestionBlanks = () => ({
  path: questionsPath,
  entries: blankQuestions.map((blanks) => ({
    blanks,
    html: renderOnQuestionsPage(<QuestionEntry item={blanks} address={addressOf(blanks.id)} />),
  })),
  ways: {
    newest: renderOnQuestionsPage(<NewestAnswers />),
    older: { html: renderOnQuestionsPage(<OlderAnswers />), blank: olderBlank },
  },
});
