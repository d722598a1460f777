import type { Renderer } from '@line-of-dance/server/questions-page';
import { QuestionEntry } from '@line-of-dance/ui';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { MoreQuestions } from './pages/ask-me-anything/list/MoreQuestions';
import {
  questionAddress,
  inReadingOrder,
  noQuestions,
  withQuestions,
} from './pages/ask-me-anything/list/knownQuestions';

// The build makes a separate bundle of this file. The server uses it to render the current questions into the page.

/** Renders the questions of the list and the links below it, with the components of the page. */
export const renderQuestions: Renderer['renderQuestions'] = ({ questions, isNewest, older }) => ({
  entries: renderToString(
    inReadingOrder(withQuestions(noQuestions, questions)).map((item) => (
      <QuestionEntry key={item.id} item={item} address={questionAddress(item.id)} />
    )),
  ),
  more: renderToString(<MoreQuestions isNewest={isNewest} older={older} />),
});

/** Renders an answer as HTML for the feed of questions. */
export const renderAnswer: Renderer['renderAnswer'] = (text) =>
  renderToStaticMarkup(
    text
      .split(/\n{2,}/)
      .map((paragraph, index) => (
        <p key={index}>
          {paragraph.split('\n').flatMap((line, at) => (at > 0 ? [<br key={at} />, line] : line))}
        </p>
      )),
  );
