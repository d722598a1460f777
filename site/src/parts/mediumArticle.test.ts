import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import MediumArticle from './lazy/MediumArticle';

test('a slug without a file in site/content/essays stops the build and names the file', () => {
  const page = createElement(MediumArticle, { slug: 'no-such-essay' });
  expect(() => renderToStaticMarkup(page)).toThrow('site/content/essays has no no-such-essay.md');
});
