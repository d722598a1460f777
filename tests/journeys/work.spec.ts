import { headOf, techStack } from './content.ts';
import { allowAnalytics, expect, open, test } from './journey.ts';
import { h1 } from './moving.ts';

test('freelance and the dating app have a button that leads to the booking page', async ({ page }) => {
  for (const [route, name] of [
    ['/work/freelance', 'Book an Introductory Session'],
    ['/work/datingapp', /^Let.s Talk$/],
  ] as const) {
    await open(page, route);
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL('/interactive/book');
    await expect(h1(page)).toHaveText('Book My Calendar');
  }
});

test('each highlight has an anchor, a description, a link, a picture, and role and dates once they are filled in', async ({
  page,
  ownerServer: { url },
  watch,
}) => {
  await allowAnalytics(page, watch);
  for (const [id, topic] of [
    ['geocoding', /geocoding API/],
    ['model2go', /transport models, generated/],
    ['route-optimisation', /route optimisation API and solver/],
    ['optiflow', /SaaS microservice/],
  ] as const)
    await test.step(id, async () => {
      await page.goto(`${url}/social-media`);
      await open(page, `${url}/work/experience#${id}`);
      const section = page.locator(`#${id}`);
      await expect(section.getByRole('heading').first()).toBeInViewport();
      await expect(section.getByRole('heading').first()).toHaveText(topic);
      expect((await section.innerText()).length).toBeGreaterThan(300);
      await expect(section.getByRole('link').last()).toHaveAttribute('href', /^https:\/\//);
      await expect(section.getByRole('img', { name: /.{30}/ }).first()).toBeVisible();
    });
  await expect(page.locator('#geocoding').getByText('Lead developer, 2021 to 2023')).toBeVisible();
  await expect(page.locator('#model2go').locator('p').first()).toHaveText(/^A transport model describes/);
});

test('collaborate links to the essay on online dating and shows the tech stack in its groups', async ({
  page,
}) => {
  await open(page, '/work/collaborate');
  const main = page.getByRole('main');
  await expect(main.locator('a[href="/writing/dating/online-dating"]').first()).toBeVisible();
  for (const { label, items } of techStack) {
    const heading = main.getByRole('heading', { name: label, exact: true });
    await expect(heading).toBeVisible();
    await expect(heading.locator('xpath=following-sibling::ul').getByRole('listitem')).toHaveText(
      items.map(({ name }) => name),
    );
  }
});

test('the dating app has a table of contents whose anchors lead to their sections', async ({ page }) => {
  await open(page, '/work/datingapp');
  const anchors = headOf('work/datingapp.mdx').sections?.map(({ id }) => id) ?? [];
  const links = page.getByRole('main').locator('a[href^="#"]');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(anchors.map((id) => `#${id}`));
  for (const id of anchors) {
    await page.locator(`main a[href="#${id}"]`).click();
    await expect(page).toHaveURL(`/work/datingapp#${id}`);
    await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeInViewport();
  }
});
