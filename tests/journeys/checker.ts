import type { Page } from '@playwright/test';
import axe, { type AxeResults, type ElementContext, type RunOnly, type RunOptions } from 'axe-core';
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

/** Keeps axe in the page, because its second run there takes a third of the time, and ends all transitions. */
const prepare = async (page: Page) => {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axe.source);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
};

interface Checker {
  run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
}

const violations = async (page: Page, runOnly: RunOnly, exclude: string[]): Promise<string[]> => {
  const isContentShown = await page.getByRole('main').isVisible();
  const options: RunOptions = {
    runOnly,
    resultTypes: ['violations'],
    // Frames contain pages of other sites.
    iframes: false,
    rules: Object.fromEntries(isContentShown ? [] : contentRules.map((rule) => [rule, { enabled: false }])),
  };
  const found = await page.evaluate(
    ({ chosen, excluded }) =>
      (window as unknown as { axe: Checker }).axe.run({ exclude: excluded.map((one) => [one]) }, chosen),
    { chosen: options, excluded: exclude },
  );
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
};

/** Shows a theme with the colours that it ends with: a check during their transition would read colours in between. */
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

const otherTheme = { light: 'dark', dark: 'light' } as const;

/** Runs every rule in the given theme, and in the other theme the rules that read colours. `exclude` has selectors. */
export const expectNoViolation = async (
  page: Page,
  what: string,
  theme: 'light' | 'dark' = 'light',
  exclude: string[] = [],
): Promise<void> => {
  await prepare(page);
  for (const [colorScheme, rules] of [
    [theme, standards],
    [otherTheme[theme], colourRules],
  ] as const) {
    await showTheme(page, colorScheme);
    expect.soft(await violations(page, rules, exclude), `${what}, ${colorScheme}`).toEqual([]);
  }
};
