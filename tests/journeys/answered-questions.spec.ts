import type { Page } from '@playwright/test';
import type { Server } from '../server.mjs';
import { ask, entry, hold, list } from './askMeAnything.ts';
import { expect, open, test } from './journey.ts';
import { follow } from './moving.ts';

const headings = (page: Page) => list(page).getByRole('heading', { level: 3 });

/** Asks "Question 1?" and so on, and returns their numbers in the database. */
const askMany = async ({ ask: send }: Server, count: number) => {
  const ids: number[] = [];
  for (let number = 1; number <= count; number += 1) ids.push(await send(`Question ${number}?`));
  return ids;
};

test('shows answered questions first, more on request', async ({ page, freshServer }) => {
  const { url, answer } = freshServer;
  const ids = await askMany(freshServer, 53);
  await answer(ids[0], 'The oldest is answered.');
  await answer(ids[30], 'One in the middle too.');
  await open(page, `${url}/interactive/ama`);
  await expect(list(page)).toContainText('53 asked, 2 answered');
  await expect(headings(page)).toHaveCount(52);
  for (const [index, number] of [31, 1, 53].entries())
    await expect(headings(page).nth(index)).toHaveText(`Question ${number}?`);
  const more = page.getByRole('button', { name: 'More questions' });
  await test.step('a question asked while more are fetched stays in the list', async () => {
    const older = await hold(page, '**/api/questions?*before=*', 'GET');
    await more.click();
    await expect.poll(older.calls).toBe(1);
    await ask(page, 'One in between?');
    await expect(more, 'is still loading').toHaveCount(0);
    await older.letGo();
    await expect(headings(page)).toHaveCount(54);
    await expect(headings(page).nth(2)).toHaveText('One in between?');
    await expect(headings(page).last()).toHaveText('Question 2?');
    await expect(list(page)).toContainText('54 asked, 2 answered');
    await expect(more).toBeHidden();
    await page.unrouteAll();
  });
  await test.step('the link to a sent question clears the filter', async () => {
    await page.getByRole('searchbox').fill('no question has these words');
    await expect(headings(page)).toHaveCount(0);
    await expect(list(page)).toContainText('None of the 54 questions has all these words.');
    await page.getByText('Your question is in the list as No.').getByRole('link').click();
    await expect(entry(page, 'One in between?').getByRole('heading')).toBeFocused();
  });

  await open(page, `${url}/interactive/ama?question=999999`);
  await expect(page.getByRole('alert').filter({ hasText: 'That question isn’t here.' })).toBeInViewport();
  const last = page.locator(`#question-${ids[1]}`);
  for (const address of [`?question=${ids[1]}`, `#question-${ids[1]}`]) {
    await open(page, `${url}/interactive/ama${address}`);
    await expect(last.getByRole('heading', { name: 'Question 2?' }), address).toBeFocused();
    await expect(last, address).toBeInViewport();
  }
  await headings(page).first().locator('xpath=..').getByRole('link').click();
  await expect(headings(page).first()).toBeFocused();
  await page.goBack();
  await expect(last).toHaveAttribute('aria-current', 'true');
  await follow(page, '/interactive/ama');
  await expect(list(page).locator('[aria-current]'), 'an address without a question').toHaveCount(0);
});
