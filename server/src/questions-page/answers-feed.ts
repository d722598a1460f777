import { Feed, type Item } from 'feed';
import type { Question } from '../contract.js';
import type { Built } from './page-template.js';

/** What XML cannot hold, however it is written: most controls, halves of surrogate pairs, two noncharacters. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const allowed = (text: string) => text.replace(forbidden, '');

/** The answers as RSS 2.0, those to the newest questions first. */
export function answersFeed({ template, renderer }: Built, answered: readonly Question[]): string {
  const page = template.address + template.path;
  const feed = new Feed({
    id: page,
    link: page,
    title: template.title,
    description: template.description,
    language: 'en-GB',
    copyright: '',
    ...(answered[0]?.answeredAt && { updated: new Date(answered[0].answeredAt) }),
    generator: false,
    feedLinks: { rss: `${page}/rss.xml` },
  });
  for (const { id, question, answer, answeredAt } of answered) {
    const link = `${page}?question=${id}#question-${id}`;
    const item = { title: allowed(question), id: link, link };
    const description = renderer.renderAnswer(allowed(answer ?? ''));
    // The oldest answers have no date.
    feed.addItem({ ...item, description, ...(answeredAt && { date: new Date(answeredAt) }) } as Item);
  }
  return feed.rss2();
}
