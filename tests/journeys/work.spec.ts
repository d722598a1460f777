import { headOf, techStack } from './content.ts';
import { allowAnalytics, expect, open, test } from './journey.ts';

test('the overview says "Explore my professional background and approach"', async ({ page }) => {
  await open(page, '/work');
  await expect(page.getByRole('heading', { level: 1, name: 'Work Overview' })).toBeVisible();
  await expect(page.getByText('Explore my professional background and approach')).toBeVisible();
});

test('freelance has an introduction, four groups of services and a button to the booking page', async ({
  page,
}) => {
  await open(page, '/work/freelance');
  const main = page.getByRole('main');
  await expect(main.getByText(/^I work alone or inside your team/)).toBeVisible();
  for (const name of ['Operations Research', 'ML / AI', 'Data Science', 'Microservices / SaaS / APIs'])
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'Book an Introductory Session' }).click();
  await expect(page).toHaveURL('/interactive/book');
  await expect(page.getByRole('heading', { level: 1, name: 'Book My Calendar' })).toBeVisible();
});

for (const [id, topic] of [
  ['geocoding', /geocoding API/],
  ['model2go', /transport models, generated/],
  ['route-optimisation', /route optimisation API and solver/],
  ['optiflow', /SaaS microservice/],
] as const)
  test(`the highlight ${id} is reached by its anchor and has a description, a link and a picture`, async ({
    page,
    ownerServer,
    watch,
  }) => {
    await allowAnalytics(page, watch);
    await open(page, `${ownerServer.url}/work/experience#${id}`);
    const section = page.locator(`#${id}`);
    await expect(section.getByRole('heading').first()).toBeInViewport();
    await expect(section.getByRole('heading').first()).toHaveText(topic);
    expect((await section.innerText()).length).toBeGreaterThan(300);
    await expect(section.getByRole('link').last()).toHaveAttribute('href', /^https:\/\//);
    await expect(section.getByRole('img', { name: /.{30}/ }).first()).toBeVisible();
  });

test('role and dates of a piece of work are shown once the owner has filled them in', async ({
  page,
  ownerServer,
  watch,
}) => {
  await allowAnalytics(page, watch);
  await open(page, `${ownerServer.url}/work/experience`);
  await expect(page.locator('#geocoding').getByText('Lead developer, 2021 to 2023')).toBeVisible();
  await expect(page.locator('#model2go').locator('p').first()).toHaveText(/^A transport model describes/);
});

test('the portfolio claims a test coverage raised from 0% to 80%', async ({ page }) => {
  await open(page, '/work/experience');
  await expect(page.locator('#optiflow')).toContainText(/from 0\s?% to 80\s?%/);
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
    const group = heading.locator('xpath=following-sibling::ul');
    await expect(group.getByRole('listitem')).toHaveText(items.map(({ name }) => name));
  }
});

test('the dating app has a table of contents whose anchors lead to their sections', async ({ page }) => {
  await open(page, '/work/datingapp');
  await expect(page.getByRole('heading', { level: 1, name: 'A New Dating App' })).toBeVisible();
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

test('"Let\'s Talk" leads from the dating app to the booking page', async ({ page }) => {
  await open(page, '/work/datingapp');
  await page.getByRole('link', { name: /^Let.s Talk$/ }).click();
  await expect(page).toHaveURL('/interactive/book');
});

test('the line of "On this page" has no gaps', async ({ page }) => {
  await open(page, '/work/datingapp');
  const items = page
    .getByRole('main')
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('listitem');
  const boxes = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect()));
  for (const [index, { top }] of boxes.slice(1).entries())
    expect(top).toBeCloseTo(boxes[index]?.bottom ?? 0, 0);
});
