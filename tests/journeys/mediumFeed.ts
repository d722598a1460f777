import type { Page, Route } from '@playwright/test';
import type { Watch } from './journey.ts';

export const converter = 'https://api.rss2json.com/v1/api.json**';

export const item = (slug: string, title: string, content = '<p>The text of the essay.</p>') => ({
  title,
  content,
  link: `https://medium.com/@lineofdance/${slug}-0123456789ab`,
});

export const answerFeed = async (page: Page, watch: Watch, answer: (route: Route) => unknown) => {
  await watch.expectHost('api.rss2json.com');
  await page.route(converter, async (route) => void (await answer(route)));
};

export const json = (body: unknown) => (route: Route) =>
  route.fulfill({ json: body, headers: { 'access-control-allow-origin': '*' } });
