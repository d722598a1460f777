import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../browser.mjs';
import { serveStorybook } from '../storybook.ts';

type Visit = (page: Page, id: string) => Promise<readonly string[]>;

export interface Tabs {
  /** Visits each story or page in the next free tab, and returns all complaints. Each tab loads Storybook once. */
  walk: (ids: readonly string[], globals: string, visit: Visit) => Promise<string[]>;
  first: Page;
  /** Address of the built Storybook. */
  address: string;
  close: () => Promise<void>;
}

const count = 2;

/** Stops Storybook's loading animations. Without a graphics processor they take a quarter of its loading time. */
const stopLoaders = () =>
  document.addEventListener('DOMContentLoaded', () => {
    const isPreview = location.pathname === '/iframe.html';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${isPreview ? '[class*="sb-"]' : '*'} { animation: none !important }`);
    document.adoptedStyleSheets.push(sheet);
  });

const openTab = async (): Promise<{ browser: Browser; page: Page }> => {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  // Generous, so that no test fails on a busy machine.
  page.setDefaultTimeout(240_000);
  await page.addInitScript(stopLoaders);
  return { browser, page };
};

/** Serves the built Storybook and opens tabs. Each tab has its own browser, because a browser focuses only one tab. */
export const openTabs = async (): Promise<Tabs> => {
  const { address, close } = await serveStorybook();
  const tabs = await Promise.all(Array.from({ length: count }, openTab));
  const [first] = tabs;
  if (!first) throw new Error('No tab is open.');
  return {
    first: first.page,
    address,
    walk: async (ids, globals, visit) => {
      const complaints: string[] = [];
      const waiting = [...ids];
      await Promise.all(
        tabs.map(async ({ page }) => {
          await page.goto(`${address}/iframe.html?viewMode=story&id=blank&globals=${globals}`);
          // There is no story "blank". Once Storybook says so, it is ready to show others.
          await page.locator('body.sb-show-errordisplay').waitFor({ state: 'attached' });
          let current = '';
          const complain = (words: string) => complaints.push(`${current}: ${words.slice(0, 300)}`);
          page.on('console', (message) => message.type() === 'error' && complain(message.text()));
          page.on('pageerror', ({ message }) => complain(message));
          for (current = waiting.shift() ?? ''; current; current = waiting.shift() ?? '')
            (await visit(page, current).catch((error: Error) => [error.message])).forEach(complain);
          page.removeAllListeners();
          // Otherwise an animated story would go on and take CPU time from other tabs.
          await page.goto('about:blank');
        }),
      );
      return complaints;
    },
    close: async () => {
      await Promise.all([close(), ...tabs.map(({ browser }) => browser.close())]);
    },
  };
};
