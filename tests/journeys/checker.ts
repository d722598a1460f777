import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './journey.ts';
import { widen } from './layout.ts';

type Theme = 'light' | 'dark';

/** Checks WCAG 2.2 A and AA, best practices and experimental rules (for example, names contain labels). */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'],
  resultTypes: ['violations'],
  // Frames contain pages of other sites.
  iframes: false,
};

/** Rules to skip while a phone shows a menu, because page and heading are hidden then, as specified. */
const rulesOfContent = {
  'landmark-one-main': { enabled: false },
  'page-has-heading-one': { enabled: false },
};

/** Runs axe in one theme. */
export const expectNoViolation = async (page: Page, what: string, theme: Theme = 'light') => {
  await page.emulateMedia({ colorScheme: theme });
  // Loads axe once per page, and switches transitions off, because axe would read colours in the middle of them.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('*, ::before, ::after { transition: none !important }');
      document.adoptedStyleSheets.push(sheet);
    });
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  const rules = (await page.getByRole('main').isVisible()) ? {} : rulesOfContent;
  const { violations } = await page.evaluate(
    (chosen) => (window as unknown as { axe: typeof axe }).axe.run(chosen),
    { ...options, rules },
  );
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
  expect.soft(faults, `${what}, ${theme}`).toEqual([]);
};

/** Runs axe once on each device and once in each theme. Stories check components in both themes. */
export const expectNoViolationAnywhere = async (page: Page, what: string) => {
  for (const [device, width, theme] of [
    ['desk', 1440, 'light'],
    ['phone', 390, 'dark'],
  ] as const) {
    await widen(page, width);
    await expectNoViolation(page, `${what} on a ${device}`, theme);
  }
};
