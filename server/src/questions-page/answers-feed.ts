import { Feed, type Item } from 'feed';
import type { Question } from '../contract.js';
import type { Built } from './page-template.js';

/** Renders an RSS 2.0 feed of answers, newest answer first. */
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
    // The title becomes CDATA, which `]]>` would end. The `feed` package escapes only the first one.
    const item = { title: question.replaceAll(']]>', ']] >'), id: link, link };
    const description = renderer.renderAnswer(answer ?? '');
    // `feed` requires a date in its type, but answers from before dates were stored have none.
    feed.addItem({ ...item, description, ...(answeredAt && { date: new Date(answeredAt) }) } as Item);
  }
  return feed.rss2();
}
