import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { expect } from './journey.ts';

/** The experimental rules too: one of them asks that what is read on a control is in its name. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** While a phone shows a menu, page and title are put away, as the specification has it. */
const contentRules = ['landmark-one-main', 'page-has-heading-one'];

/** The checker stays in the page, so that a second look costs a third of the first one. */
const bringChecker = async (page: Page) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
};

const violations = async (page: Page): Promise<string[]> => {
  await bringChecker(page);
  const isContentShown = await page.getByRole('main').isVisible();
  const options: RunOptions = {
    runOnly: { type: 'tag', values: standards },
    resultTypes: ['violations'],
    // Frames hold what is not ours.
    iframes: false,
    rules: Object.fromEntries(isContentShown ? [] : contentRules.map((rule) => [rule, { enabled: false }])),
  };
  const found = await page.evaluate(
    (chosen) =>
      (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(chosen),
    options,
  );
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
};

/** Colours change by a short transition: a check in between would measure colours that nobody sees. */
const coloursAreSettled = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

const themes = ['light', 'dark'] as const;

/** WCAG 2.2 A and AA and the best practices, all of them in both themes. */
export const expectNoViolation = async (page: Page, what: string): Promise<void> => {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await coloursAreSettled(page);
    expect.soft(await violations(page), `${what}, ${colorScheme}`).toEqual([]);
  }
};
