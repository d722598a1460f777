import type { Question } from '../contract.js';
import { escapeMarkup, type PageTemplate } from './page-template.js';

/** What XML cannot hold, however it is written: most controls, halves of surrogate pairs, two noncharacters. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const element = (name: string, text: string) =>
  `<${name}>${escapeMarkup(text.replace(forbidden, ''))}</${name}>`;

/** A text of several lines as HTML. */
const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeMarkup(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** The answers as RSS 2.0, those to the newest questions first. Feeds carry no date: none of an answer is kept. */
export function answersFeed(template: PageTemplate, answered: readonly Question[]): string {
  const page = template.address + template.path;
  const items = answered.map(({ id, question, answer }) => {
    const link = `${page}?question=${id}#question-${id}`;
    const parts = [
      element('title', question),
      element('link', link),
      element('guid', link),
      element('description', paragraphs(answer ?? '')),
    ];
    return `<item>${parts.join('')}</item>`;
  });
  const self = `<atom:link href="${escapeMarkup(page)}/rss.xml" rel="self" type="application/rss+xml"/>`;
  const channel = [
    element('title', template.title),
    element('link', page),
    element('description', template.description),
    element('language', template.language),
    self,
    ...items,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel.join('')}</channel></rss>`;
}
