import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOnly, type RunOptions } from 'axe-core';
import { expect } from './journey.ts';

/** WCAG 2.2 A and AA, best practices and experimental rules, such as visible words in a control's name. */
const standards: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'],
};

/** The rules that read colours. */
const colourRules: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** The specification hides page and title while a phone shows a menu. */
const contentRules = ['landmark-one-main', 'page-has-heading-one'];

/** Keeps axe in the page, because its second run there takes a third of the time. */
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

/** Waits for the transition of colours. A check in between would read colours that nobody sees. */
const coloursAreSettled = async (page: Page) => {
  // Two frames, so that the transitions have begun.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
};

const otherTheme = { light: 'dark', dark: 'light' } as const;

/** Runs every rule in the given theme, and in the other theme the rules that read colours. */
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
