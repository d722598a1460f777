import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Words of sentences that may promise a button, a player or a frame. */
const promising =
  /\b(press|button|player|frame|widget|calendar|playlist|ordinary links|loads?|loaded|on Medium|app opens)\b/i;

/** Sentences with such a word that promise nothing. */
const prose = [
  /^Desire has a brake, and plenty of things can press on it|^If you aren’t moving, see what the other foot/,
  /press money on the dancers/,
  /^Book Calendar is for talking/,
  /^Routes, rosters, loads, stock, slots/,
  /^Most of its buttons give one note on the pull/,
  /bandoneon, pulled out\. |^Five buttons are pressed\.$/,
];

/** Checks for the sentences that promise something. */
const promises: [RegExp, (page: Page) => Promise<void>][] = [
  [
    /^The player is loaded when you press the button\.$/,
    async (page) => {
      await expect(page.getByRole('button', { name: 'Load the player' })).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
    },
  ],
  [
    /^The calendar belongs to a scheduling service\.$|^It’s loaded from there, and what you type/,
    (page) => expect(page.locator('iframe[title^="Booking calendar"]')).toBeVisible(),
  ],
  [
    /^I haven’t put this essay on Medium yet\.$/,
    (page) =>
      expect(page.getByRole('link', { name: /^Read on Medium/ })).toHaveAttribute(
        'href',
        /^https:\/\/medium\.com\/tag\//,
      ),
  ],
  [
    /^These are ordinary links\.$|^Nothing is loaded from the six sites/,
    (page) => expect(page.locator('main :is(iframe, img)')).toHaveCount(0),
  ],
];

const sentencesOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('p, li, figcaption, dd')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .flatMap((element) => (element as HTMLElement).innerText.split(/\n+|(?<=[.?!])\s+/))
        .map((sentence) => sentence.trim())
        .filter((sentence) => /[.?!]$/.test(sentence)),
    );

/** Every sentence of the open page that promises something to press, to play or to see is true. */
export const expectPromisesKept = async (page: Page, route: string): Promise<void> => {
  for (const sentence of await sentencesOf(page)) {
    if (!promising.test(sentence) || prose.some((known) => known.test(sentence))) continue;
    const promise = promises.find(([words]) => words.test(sentence));
    expect(promise, `${route}: nothing checks what “${sentence}” promises`).toBeDefined();
    await promise?.[1](page);
  }
};
