import type { Locator, Page, Route } from '@playwright/test';
import { adminPassword } from '../server.mjs';
import { expect } from './journey.ts';

/** Matches the address of the question list, with and without a query. */
export const questionsPath = '**/api/questions*';
export const answerPath = '**/api/questions/answer';

export const nameField = (page: Page) => page.getByRole('textbox', { name: 'Your name' });
export const questionField = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit question' });
export const list = (page: Page) => page.getByRole('region', { name: 'All Questions' });
export const entry = (page: Page, question: string) =>
  list(page).getByRole('article').filter({ hasText: question });
export const alertLine = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
export const loginLink = (page: Page) => page.getByRole('button', { name: 'Admin login' });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Admin login' });
export const sendAnswer = (page: Page) => page.getByRole('button', { name: 'Submit answer' });
export const answerField = (item: Locator | Page) => item.getByRole('textbox', { name: 'Your answer' });

export const ask = async (page: Page, question: string, name = '') => {
  await nameField(page).fill(name);
  await questionField(page).fill(question);
  await submit(page).click();
  await expect(entry(page, question)).toBeVisible();
};

export const logIn = async (page: Page, password = adminPassword) => {
  await loginLink(page).click();
  await dialog(page).getByLabel('Password').fill(password);
  await dialog(page).getByRole('button', { name: 'Log in' }).click();
  await expect(dialog(page)).toBeHidden();
};

/** Asks a question, logs in as the owner and opens the editor for the answer. */
export const beginAnswer = async (page: Page, question: string, password = adminPassword) => {
  await ask(page, question);
  await logIn(page, password);
  const item = entry(page, question);
  await item.getByRole('button', { name: 'Add answer' }).click();
  await expect(answerField(item)).toBeFocused();
  return item;
};

/** Holds the requests to an address until `letGo` is called. */
export const hold = async (page: Page, address: string, method: 'GET' | 'POST' = 'POST') => {
  const held: Route[] = [];
  let calls = 0;
  await page.route(address, (route) => {
    if (route.request().method() !== method) return route.fallback();
    calls += 1;
    return void held.push(route);
  });
  return {
    calls: () => calls,
    letGo: async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
};
