import type { Page, Route } from '@playwright/test';
import { expect } from './journey.ts';

export const explorerPath = '/projects/emotion-explorer';
const emotionCall = '**/api/emotion';

export const input = (page: Page) => page.getByPlaceholder('Type your emotion');
export const send = (page: Page) => page.getByRole('button', { name: 'Send' });
export const result = (page: Page) => page.getByRole('region', { name: 'Words for it' });
export const cards = (page: Page) => result(page).getByRole('article');
export const map = (page: Page) => page.getByRole('figure', { name: 'A map of the answer' });

/** Types a feeling and sends it. */
export const explore = async (page: Page, feeling: string) => {
  await input(page).fill(feeling);
  await send(page).click();
};

/** Holds the explorer's requests. The returned function responds to the next one, and waits for the response. */
export const holdEmotion = async (page: Page) => {
  const held: Route[] = [];
  await page.route(emotionCall, (route) => void held.push(route));
  return async (respond: (route: Route) => Promise<void>) => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    const arrived = page.waitForResponse(emotionCall);
    await respond(held.shift() as Route);
    await (await arrived).finished();
  };
};
