import { LinkProvider, type LinkProps } from '@line-of-dance/ui';
import { globalStyle } from '@line-of-dance/ui/theme';
import { text } from 'node:stream/consumers';
import type { ComponentProps, ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App';
import { pathOf } from './data/kinds';
import { owner } from './data/owner';
import { errorPages, pageAt, pages } from './pageList';
import { sampleQuestions } from './pages/ask-me-anything/list/questionsInPage';
import { parts } from './parts/parts';
import { renderQuestions } from './questions';

export { errorPages, pageAt, pages };
export { sectionOf } from './data/navigation';
export { color, globalStyle } from '@line-of-dance/ui/theme';
export { everyFrame } from './data/everyFrame';
export { blog, isExample, owner } from './data/owner';
export { thirdParties } from './data/thirdParties';

/** Renders an element to HTML. Waits for everything that suspends, and rethrows errors of components. */
const renderWhole = async (element: ReactNode): Promise<string> => {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(element, {
    // By default, React writes parts of large pages at the end of the HTML, and a script moves them to their place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const html = await text(prelude);
  if (errors.length > 0) throw errors[0];
  return html;
};

/** Renders a page. Returns the HTML of the whole document, and its style elements. */
export const render = async (path: string) => {
  const sheet = new ServerStyleSheet();
  try {
    const html = await renderWhole(
      sheet.collectStyles(
        <StaticRouter location={path}>
          <App />
        </StaticRouter>,
      ),
    );
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
};

/**
 * Names of parts that the feed replaces by a link to the page, because they show nothing without the site's styles and
 * scripts.
 */
const notInFeeds = ['VideoPlaylist', 'MusicPlayer', 'PhotoPost', 'SocialPost'];

/**
 * Values of the custom properties in the light theme: the first value of each, because the dark theme comes later in
 * the style sheet.
 */
const lightValues = new Map(
  [...globalStyle.matchAll(/(--[\w-]+):([^;}]+)/g)].toReversed().map(([, name, value]) => [name, value]),
);

/** Renders a text for the feed, with absolute addresses. Returns undefined for essays that come from the blog. */
export const renderForFeed = async (path: string): Promise<string | undefined> => {
  const { text: Text } = await pageAt(path).load();
  if (!Text || Text.data.parts.includes('MediumArticle')) return undefined;
  const whole = (address = '') => new URL(address, owner.address + path).href;
  const WholeAddress = ({ href, ...rest }: LinkProps) => <a href={whole(href)} {...rest} />;
  /** Components for photographs in the feed, where a photograph has a single size. */
  const photograph = {
    source: () => null,
    img: ({ src, alt, width, height }: ComponentProps<'img'>) => (
      <img src={whole(src)} alt={alt} width={width} height={height} loading="lazy" />
    ),
  };
  const OnThePage = () => (
    <p>
      <a href={whole()}>There’s more on the page.</a>
    </p>
  );
  const linked = Object.fromEntries(notInFeeds.map((name) => [name, OnThePage]));
  const html = await renderWhole(
    <LinkProvider component={WholeAddress}>
      <Text components={{ ...parts, ...photograph, ...linked }} />
    </LinkProvider>,
  );
  return html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/var\((--[\w-]+)\)/g, (unknown, name: string) => lightValues.get(name) ?? unknown);
};

/** Renders the sample questions. The server replaces them by the current questions. */
export const renderSampleQuestions = () => ({ path: pathOf.questions, ...renderQuestions(sampleQuestions) });
