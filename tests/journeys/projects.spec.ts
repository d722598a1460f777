import type { BrowserContext, Page } from '@playwright/test';
import { titleOf } from './content.ts';
import { allowAnalytics, expect, open, test } from './journey.ts';
import { h1 } from './moving.ts';

/** Shows the app in its page, and opens it in a new tab. */
const visitApp = async (page: Page, context: BrowserContext, route: string) => {
  await expect(h1(page)).toHaveText(titleOf(route));
  const frame = page.getByTitle(titleOf(route), { exact: true });
  await frame.scrollIntoViewIfNeeded();
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Visit App/ }).click();
  return { app: frame.contentFrame(), tab: await opening };
};

for (const [slug, name] of [
  ['jous', 'Jous'],
  ['second-date', 'Second Date'],
  ['tango-diario', 'Tango Diario'],
] as const)
  test(`${name} is the site’s own app or the owner’s, in its page and by "Visit App" in a new tab`, async ({
    page,
    context,
    ownerServer,
    watch,
  }) => {
    const route = `/projects/${slug}`;
    await open(page, route);
    const own = await visitApp(page, context, route);
    await expect(own.app.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(own.app.getByRole('link', { name: /^About/ })).toHaveCount(0);
    await expect(own.tab).toHaveURL(`/apps/${slug}/`);
    await own.tab.getByRole('link', { name: `About ${name}` }).click();
    await expect(own.tab).toHaveURL(route);

    const host = `${slug}.apps.test`;
    watch.expectHost(host);
    await allowAnalytics(page, watch);
    await context.route(`https://${host}/**`, (asked) =>
      asked.fulfill({ contentType: 'text/html', body: `<p>${name} is running</p>` }),
    );
    await open(page, `${ownerServer.url}${route}`);
    const theirs = await visitApp(page, context, route);
    await expect(theirs.app.getByText(`${name} is running`)).toBeVisible();
    await theirs.tab.waitForURL(`https://${host}/**`);
  });
