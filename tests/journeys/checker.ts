import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOnly, type RunOptions } from 'axe-core';
import { expect } from './journey.ts';

/** WCAG 2.2 A and AA, best practices, and the experimental rules: one of those asks that what is read on a control is in its name. */
const standards: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'],
};

/** Those of them that read colours. */
const colourRules: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** While a phone shows a menu, page and title are hidden, as the specification has it. */
const contentRules = ['landmark-one-main', 'page-has-heading-one'];

/** Axe stays in the page, because the second run there costs a third of the first one. */
const loadAxe = async (page: Page) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
};

const violations = async (page: Page, runOnly: RunOnly): Promise<string[]> => {
  await loadAxe(page);
  const isContentShown = await page.getByRole('main').isVisible();
  const options: RunOptions = {
    runOnly,
    resultTypes: ['violations'],
    // Frames contain pages of other sites.
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

const otherTheme = { light: 'dark', dark: 'light' } as const;

/** Every rule in the given theme. The themes differ in their colours alone: in the other one the rules that read them. */
export const expectNoViolation = async (
  page: Page,
  what: string,
  theme: 'light' | 'dark' = 'light',
): Promise<void> => {
  for (const [colorScheme, rules] of [
    [theme, standards],
    [otherTheme[theme], colourRules],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await coloursAreSettled(page);
    expect.soft(await violations(page, rules), `${what}, ${colorScheme}`).toEqual([]);
  }
};
