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

// A separate bundle for the server, which completes the questions page with it.

/** Renders the entries of the list and the links below it, like the page itself. */
export const renderQuestions: Renderer['renderQuestions'] = ({ questions, isNewest, older }) => ({
  entries: renderToString(
    inReadingOrder(withQuestions(noQuestions, questions)).map((item) => (
      <QuestionEntry key={item.id} item={item} address={questionAddress(item.id)} />
    )),
  ),
  more: renderToString(<MoreQuestions isNewest={isNewest} older={older} />),
});

/** Renders an answer as HTML for the feed. */
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
