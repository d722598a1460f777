import type { Page } from '@playwright/test';
import axe, { type RunOnly, type RunOptions } from 'axe-core';
import { expect } from './journey.ts';
import { widen } from './windowWidths.ts';

/** WCAG 2.2 A and AA, best practices and experimental rules, such as visible words in a control's name. */
const standards: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'],
};

/** While a phone shows a menu, page and title are hidden, as specified. */
const contentRules = ['landmark-one-main', 'page-has-heading-one'];

/** Loads axe once per page, because a second run takes a third of the time. Ends all transitions. */
const prepare = async (page: Page) => {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axe.source);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
};

const violations = async (page: Page): Promise<string[]> => {
  const isContentShown = await page.getByRole('main').isVisible();
  const options: RunOptions = {
    runOnly: standards,
    resultTypes: ['violations'],
    // Frames contain pages of other sites.
    iframes: false,
    rules: Object.fromEntries(isContentShown ? [] : contentRules.map((rule) => [rule, { enabled: false }])),
  };
  const found = await page.evaluate(
    (chosen) => (window as unknown as { axe: typeof axe }).axe.run(chosen),
    options,
  );
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
};

/** Shows a theme and waits for its final colours: during the transition axe would read wrong ones. */
const showTheme = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme });
  const moving = await page.evaluate(async (theme) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    while (document.documentElement.dataset.theme !== theme) await frame();
    await frame();
    return document.getAnimations().filter(({ playState }) => playState === 'running').length;
  }, colorScheme);
  expect(moving, 'running animations').toBe(0);
};

/** Runs axe in one theme. */
export const expectNoViolation = async (
  page: Page,
  what: string,
  theme: 'light' | 'dark' = 'light',
): Promise<void> => {
  await prepare(page);
  await showTheme(page, theme);
  expect.soft(await violations(page), `${what}, ${theme}`).toEqual([]);
};

/** axe runs once on each device and once in each theme. Stories check components in both themes. */
export const devices = [
  { device: 'desk', width: 1440, theme: 'light' },
  { device: 'phone', width: 390, theme: 'dark' },
] as const;

export const expectNoViolationAnywhere = async (page: Page, what: string): Promise<void> => {
  for (const { device, width, theme } of devices) {
    await widen(page, width);
    await expectNoViolation(page, `${what} on a ${device}`, theme);
  }
};
