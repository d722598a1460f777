import type { Page } from '@playwright/test';
import { expectNoViolationAnywhere } from './checker.ts';
import { cards, explore, explorerPath, holdEmotion, input, map } from './emotionExplorer.ts';
import { expect, open, test } from './journey.ts';
import { scrolledTo, scrollTo } from './moving.ts';

test.beforeEach(({ page }) => open(page, explorerPath));

/** Records parts of the map that start to move, with their delay in seconds, and scroll positions of the page. */
const watchArrival = (page: Page) =>
  page.evaluate(() => {
    const seen = { steps: [] as [number, string][], places: [] as number[] };
    Object.assign(window, { seen });
    document.addEventListener('animationstart', ({ target }) => {
      const part = target as Element;
      const name = part.textContent || (part.getAttributeNames()[0] ?? '');
      if (part.closest('figure'))
        seen.steps.push([Number.parseFloat(getComputedStyle(part).animationDelay), name]);
    });
    document.addEventListener('scroll', () => seen.places.push(scrollY));
  });

const arrival = (page: Page) =>
  page.evaluate('window.seen') as Promise<{ steps: [number, string][]; places: number[] }>;

/** Names of the map's animated parts by their delays, without the `count` parts that began first. */
const stepsSince = async (page: Page, count: number) =>
  (await arrival(page)).steps
    .slice(count)
    .sort(([one, name], [other, otherName]) => one - other || name.localeCompare(otherName))
    .map(([, name]) => name);

const mapWords = async (page: Page) => {
  const links = map(page).getByRole('link');
  await expect(links).toHaveCount(6);
  return links.allInnerTexts();
};

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the map arrives in steps, and the page scrolls to it', async ({ page }) => {
    const respond = await holdEmotion(page);
    await watchArrival(page);
    await explore(page, 'homesick');
    await expect(page.getByText('more pleasant', { exact: true })).toBeVisible();
    expect((await arrival(page)).steps, 'nothing moves in the empty map').toEqual([]);
    await respond((route) => route.continue());
    await expect(cards(page)).toHaveCount(6);
    const lines = ['data-threads', 'data-ties', 'data-walk'];
    const steps = ['homesick', ...lines, ...(await mapWords(page))];
    await expect.poll(() => stepsSince(page, 0)).toEqual(steps);
    await expect(page.locator('p:focus')).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await arrival(page)).places.length, 'scrolls smoothly').toBeGreaterThan(1);

    const word = steps.at(-1) ?? '';
    await map(page).getByRole('link', { name: word }).click();
    await respond((route) => route.continue());
    await expect(cards(page).getByRole('link', { name: word })).toHaveCount(0);
    const more = [word, ...lines, ...(await mapWords(page))];
    await expect.poll(() => stepsSince(page, steps.length), 'also for the next answer').toEqual(more);
  });
});

test('shows the whole answer at once, keeps the place, and explores further', async ({ page }) => {
  await watchArrival(page);
  const feeling = 'I miss the town I grew up in';
  await explore(page, feeling);
  await expect(map(page).getByText('calmer', { exact: true })).toBeInViewport();
  await expect(page.locator('p:focus')).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await arrival(page)).places.length, 'jumps at once').toBe(1);
  expect((await arrival(page)).steps, 'with reduced motion').toEqual([]);
  await expect(input(page), 'for the next feeling').toBeInViewport({ ratio: 1 });
  await scrollTo(page, 200);
  await page.reload();
  await expect(map(page)).toBeVisible();
  expect(await scrolledTo(page)).toBe(200);

  await expect(map(page).getByRole('link')).toHaveCount(6);
  const first = await map(page).getByRole('link').first().innerText();
  await map(page).getByRole('link').first().click();
  await expect(input(page), 'words of the map explore further').toHaveValue(first);
  await page.getByRole('button', { name: feeling }).click();
  await expect(input(page), 'the trail leads back').toHaveValue(feeling);
  await expect(page.getByRole('list', { name: 'The way so far' })).toHaveCount(0);
  await expect(map(page).getByRole('link')).toHaveCount(6);
  await expectNoViolationAnywhere(page, 'the result');
});
