import type { Page } from '@playwright/test';
import { explorerPath, holdEmotion, input, result, send } from './emotionExplorer.ts';
import { expect, open, test } from './journey.ts';

test.beforeEach(({ page }) => open(page, explorerPath));

/** What begins to move in the map, and where the page is at each frame of a scroll. */
const watchArrival = (page: Page) =>
  page.evaluate(() => {
    const seen = { steps: [] as string[], places: [] as number[] };
    Object.assign(window, { seen });
    document.addEventListener('animationstart', ({ target }) => {
      const part = target as Element;
      if (part.closest('figure')) seen.steps.push(part.textContent || (part.getAttributeNames()[0] ?? ''));
    });
    document.addEventListener('scroll', () => seen.places.push(scrollY));
  });

const arrival = (page: Page) =>
  page.evaluate('window.seen') as Promise<{ steps: string[]; places: number[] }>;

const mapWords = async (page: Page) => {
  const links = page.getByRole('figure', { name: 'A map of the answer' }).getByRole('link');
  await expect(links).toHaveCount(6);
  return links.allInnerTexts();
};

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the map arrives in steps, and the page scrolls to it', async ({ page }) => {
    const respond = await holdEmotion(page);
    await watchArrival(page);
    await input(page).fill('homesick');
    await send(page).click();
    await expect(page.getByText('more pleasant', { exact: true })).toBeVisible();
    expect((await arrival(page)).steps, 'nothing moves in the empty map').toEqual([]);
    await respond((route) => route.continue());
    await expect(result(page).getByRole('article')).toHaveCount(6);
    const steps = ['homesick', 'data-middle', 'data-walk', ...(await mapWords(page))];
    await expect.poll(async () => (await arrival(page)).steps).toEqual(steps);
    await expect(page.locator('p:focus')).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await arrival(page)).places.length).toBeGreaterThan(2);

    const word = steps.at(-1) ?? '';
    await page.getByRole('figure').getByRole('link', { name: word }).click();
    await respond((route) => route.continue());
    await expect(result(page).getByRole('article').getByRole('link', { name: word })).toHaveCount(0);
    const more = [word, 'data-middle', 'data-walk', ...(await mapWords(page))];
    await expect.poll(async () => (await arrival(page)).steps, 'again').toEqual([...steps, ...more]);
  });
});

test('with reduced motion the whole map is there at once', async ({ page }) => {
  await watchArrival(page);
  await input(page).fill('homesick');
  await send(page).click();
  await expect(page.locator('p:focus')).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await arrival(page)).places.length).toBe(1);
  expect((await arrival(page)).steps).toEqual([]);
});
